"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { AccessToken, Account, CreatedAccessToken } from "../../../lib/api-client/types.ts";
import { useAccessTokens, useDeleteAccessToken } from "../../../lib/queries/account/use-access-tokens.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AccountSubpage } from "../account-subpage.tsx";
import { AccessTokenItem } from "./access-token-item.tsx";
import styles from "./access-tokens.module.css";
import { NewAccessTokenForm } from "./new-access-token-form.tsx";
import { NewToken } from "./new-token.tsx";

/** The tokens with which programs act for the reader. */
export function AccessTokensPage() {
  const t = useTranslations("access.tokens");
  return (
    <AccountSubpage
      title={t("title")}
      sub={t("sub")}
      intro={<p>{t.rich("text", { docs: (name) => <a href="/docs">{name}</a> })}</p>}
      signedOut={t("signedOut")}
      guest={t("guest")}
      back={t("back")}
    >
      {(account) => <Tokens account={account} />}
    </AccountSubpage>
  );
}

function Tokens({ account }: { readonly account: Account }) {
  const t = useTranslations("access.tokens");
  const [created, setCreated] = useState<CreatedAccessToken | null>(null);
  const [isAdding, setAdding] = useState(false);
  const show = (token: CreatedAccessToken) => {
    setCreated(token);
    setAdding(false);
  };
  return (
    <>
      {created !== null && <NewToken created={created} />}
      <Section title={t("yours")}>
        <TokenList />
        {!isAdding && (
          <Text as="p" spaced>
            <Button onClick={() => setAdding(true)}>{t("openForm")}</Button>
          </Text>
        )}
      </Section>
      {isAdding && (
        <Section title={t("new")}>
          <NewAccessTokenForm isStaff={account.roles.length > 0} onCreated={show} onCancel={() => setAdding(false)} />
        </Section>
      )}
    </>
  );
}

function TokenList() {
  const t = useTranslations("access.tokens");
  const tokens = useAccessTokens();
  if (tokens.isPending) return <Loading label={t("title")} height="90px" />;
  if (tokens.isError) return <ProblemAlert failure={tokens.error} />;
  const list = tokens.data.tokens;
  if (list.length === 0)
    return (
      <Text as="p" muted>
        {t("empty")}
      </Text>
    );
  return (
    <ul className={styles.tokens}>
      {list.map((token) => (
        <RevocableToken key={token.id} token={token} />
      ))}
    </ul>
  );
}

function RevocableToken({ token }: { readonly token: AccessToken }) {
  return <AccessTokenItem token={token} revoke={useDeleteAccessToken()} />;
}
