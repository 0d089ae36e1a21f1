"use client";

import { botsMax } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useCreateBot, useOwnBots } from "../../../lib/queries/account/use-own-bots.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AccountSubpage } from "../account-subpage.tsx";
import { changeOf, emptyDraft } from "./bot-draft.ts";
import { BotForm } from "./bot-form.tsx";
import { OwnBotSection } from "./own-bot-section.tsx";

/** The bot accounts of the reader. */
export function OwnBotsPage() {
  const t = useTranslations("bots.own");
  return (
    <AccountSubpage title={t("title")} sub={t("sub")} signedOut={t("signedOut")} guest={t("guest")} back={t("back")}>
      {(account) => <OwnBots account={account} />}
    </AccountSubpage>
  );
}

function OwnBots({ account }: { readonly account: Account }) {
  const t = useTranslations("bots.own");
  const own = useOwnBots();
  if (own.isPending) return <Loading label={t("title")} height="240px" />;
  if (own.isError) return <ProblemAlert failure={own.error} />;
  const { bots } = own.data;
  return (
    <>
      {bots.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      {bots.map((bot) => (
        <OwnBotSection key={bot.account} bot={bot} />
      ))}
      {account.isEmailConfirmed ? <NewBot isFull={bots.length >= botsMax} /> : <p>{t("unconfirmed")}</p>}
    </>
  );
}

function NewBot({ isFull }: { readonly isFull: boolean }) {
  const t = useTranslations("bots.own");
  const create = useCreateBot();
  const [isOpen, setOpen] = useState(false);
  if (isFull)
    return (
      <Text as="p" muted>
        {t("full", { max: botsMax })}
      </Text>
    );
  if (!isOpen)
    return (
      <Text as="p" spaced>
        <Button onClick={() => setOpen(true)}>{t("create")}</Button>
      </Text>
    );
  const close = () => setOpen(false);
  return (
    <Section title={t("new")}>
      <BotForm
        initial={emptyDraft}
        isNew
        submitLabel={t("create")}
        mutation={create}
        onSend={(draft) => create.mutate({ name: draft.name.trim(), ...changeOf(draft) }, { onSuccess: close })}
        onCancel={close}
      />
    </Section>
  );
}
