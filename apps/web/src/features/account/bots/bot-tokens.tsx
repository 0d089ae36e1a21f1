"use client";

import { isReadable } from "@seneschal/schema/form-checks";
import { botScopes } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ShortForm } from "../../../components/account/short-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { AccessToken, CreatedAccessToken, OwnBot } from "../../../lib/api-client/types.ts";
import { useBotTokens, useCreateBotToken, useDeleteBotToken } from "../../../lib/queries/account/use-own-bots.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AccessTokenItem } from "../access/access-token-item.tsx";
import styles from "../access/access-tokens.module.css";
import { NewToken } from "../access/new-token.tsx";

/** The tokens with which the program of a bot account plays. */
export function BotTokens({ bot }: { readonly bot: OwnBot }) {
  const t = useTranslations("bots.own");
  const [created, setCreated] = useState<CreatedAccessToken | null>(null);
  const [isAdding, setAdding] = useState(false);
  const show = (token: CreatedAccessToken) => {
    setCreated(token);
    setAdding(false);
  };
  return (
    <>
      {created !== null && <NewToken created={created} />}
      <TokenList bot={bot.account} />
      {isAdding ? (
        <NewBotTokenForm bot={bot.account} onCreated={show} />
      ) : (
        <Text as="p" spaced>
          <Button onClick={() => setAdding(true)} aria-label={t("newTokenNamed", { name: bot.name })}>
            {t("newToken")}
          </Button>
        </Text>
      )}
    </>
  );
}

function TokenList({ bot }: { readonly bot: string }) {
  const t = useTranslations("bots.own");
  const tokens = useBotTokens(bot);
  if (tokens.isPending) return <Loading label={t("tokens")} height="60px" />;
  if (tokens.isError) return <ProblemAlert failure={tokens.error} />;
  const list = tokens.data.tokens;
  if (list.length === 0)
    return (
      <Text as="p" muted>
        {t("noTokens")}
      </Text>
    );
  return (
    <ul aria-label={t("tokens")} className={styles.tokens}>
      {list.map((token) => (
        <RevocableToken key={token.id} bot={bot} token={token} />
      ))}
    </ul>
  );
}

function RevocableToken({ bot, token }: { readonly bot: string; readonly token: AccessToken }) {
  return <AccessTokenItem token={token} revoke={useDeleteBotToken(bot)} />;
}

interface NewBotTokenFormProps {
  readonly bot: string;
  onCreated(token: CreatedAccessToken): void;
}

/** The token may do all that programs of bot accounts can do. */
function NewBotTokenForm({ bot, onCreated }: NewBotTokenFormProps) {
  const t = useTranslations("bots.own");
  const create = useCreateBotToken();
  return (
    <ShortForm
      intro={t("tokenText")}
      fields={[
        {
          name: "name",
          label: t("tokenName"),
          type: "text",
          autoComplete: "off",
          hint: t("tokenHint"),
          error: t("tokenNameWrong"),
          isValid: (name) => isReadable(name, 60),
        },
      ]}
      submitLabel={t("createToken")}
      mutation={create}
      onSend={({ name }) =>
        create.mutate({ bot, body: { name, scopes: [...botScopes], expiresAt: null } }, { onSuccess: onCreated })
      }
    />
  );
}
