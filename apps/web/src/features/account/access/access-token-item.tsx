"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { AccessToken } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ScopeList } from "./scope-list.tsx";

interface AccessTokenItemProps {
  readonly token: AccessToken;
  /** Revokes the token with an id. */
  readonly revoke: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    mutate(id: string): void;
  };
}

/** A token: what it may do, when it was used last, and how to revoke it. */
export function AccessTokenItem({ token, revoke }: AccessTokenItemProps) {
  const { name, scopes, lastUsedAt } = token;
  const t = useTranslations("access.tokens");
  return (
    <li>
      <h3>{name}</h3>
      <Text as="p" muted small>
        {lastUsedAt === null ? t("unused") : t.rich("used", { when: () => <Since instant={lastUsedAt} /> })}
        {" · "}
        <Expiry token={token} />
      </Text>
      <ScopeList scopes={scopes} />
      <RevokeButton token={token} revoke={revoke} />
    </li>
  );
}

function Expiry({ token: { expiresAt } }: { readonly token: AccessToken }) {
  const t = useTranslations("access.tokens");
  const format = useFormatter();
  if (expiresAt === null) return t("endless");
  return t("expires", { on: format.dateTime(new Date(expiresAt), { dateStyle: "medium" }) });
}

/** Programs stop working at once, so it asks first. */
function RevokeButton({ token: { id, name }, revoke }: AccessTokenItemProps) {
  const t = useTranslations("access.tokens");
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button onClick={() => setAsked(true)} aria-label={t("revokeNamed", { name })}>
        {t("revoke")}
      </Button>
    );
  return (
    <>
      <p>{t("revokeText")}</p>
      <InlineButtons>
        <Button danger disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
          {t("revokeNow")}
        </Button>
        <Button onClick={() => setAsked(false)}>{t("keep")}</Button>
      </InlineButtons>
      {revoke.isError && <ProblemAlert failure={revoke.error} />}
    </>
  );
}
