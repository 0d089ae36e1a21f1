"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { ConnectedApp } from "../../../lib/api-client/types.ts";
import { useDisconnectApp } from "../../../lib/queries/account/use-apps.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ScopeList } from "../access/scope-list.tsx";

/** An app: what it may do, when it was active last, and how to disconnect it. */
export function ConnectedAppItem({ app }: { readonly app: ConnectedApp }) {
  const t = useTranslations("access.apps");
  const format = useFormatter();
  const { name, host, scopes, connectedAt, lastUsedAt } = app;
  return (
    <li>
      <h3>{name}</h3>
      <Text as="p" muted small>
        {host === null ? t("device") : t("host", { host })}
      </Text>
      <Text as="p" muted small>
        {t("connected", { on: format.dateTime(new Date(connectedAt), { dateStyle: "medium" }) })}
        {" · "}
        {lastUsedAt === null ? t("unused") : t.rich("used", { when: () => <Since instant={lastUsedAt} /> })}
      </Text>
      <ScopeList scopes={scopes} />
      <DisconnectButton app={app} />
    </li>
  );
}

/** The app stops working at once, so it asks first. */
function DisconnectButton({ app: { id, name } }: { readonly app: ConnectedApp }) {
  const t = useTranslations("access.apps");
  const disconnect = useDisconnectApp();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button onClick={() => setAsked(true)} aria-label={t("disconnectNamed", { app: name })}>
        {t("disconnect")}
      </Button>
    );
  return (
    <>
      <p>{t("disconnectText")}</p>
      <InlineButtons>
        <Button danger disabled={disconnect.isPending} onClick={() => disconnect.mutate(id)}>
          {t("disconnectNow")}
        </Button>
        <Button onClick={() => setAsked(false)}>{t("keep")}</Button>
      </InlineButtons>
      {disconnect.isError && <ProblemAlert failure={disconnect.error} />}
    </>
  );
}
