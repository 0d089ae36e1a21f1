"use client";

import { botsMax } from "@seneschal/schema/lists";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useCreateBot, useOwnBots } from "../../../lib/queries/account/use-own-bots.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { changeOf, emptyDraft } from "./bot-draft.ts";
import { BotForm } from "./bot-form.tsx";
import { OwnBotSection } from "./own-bot-section.tsx";

/** The bot accounts of the reader. */
export function OwnBotsPage() {
  const t = useTranslations("bots.own");
  const session = useSession();
  const account = session.data;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      {session.isPending && <Loading label={t("title")} height="320px" />}
      {session.isError && <ProblemAlert failure={session.error} />}
      {account === null && <p>{t("signedOut")}</p>}
      {account?.kind === "guest" && <p>{t("guest")}</p>}
      {account?.kind === "member" && <OwnBots account={account} />}
      <p>
        <Button asChild>
          <Link href="/account">{t("back")}</Link>
        </Button>
      </p>
    </PageShell>
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
