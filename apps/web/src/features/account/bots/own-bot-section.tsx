"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { BotFacts } from "../../../components/bots/bot-facts.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { OwnBot } from "../../../lib/api-client/types.ts";
import { useChangeBot, useDeleteBot } from "../../../lib/queries/account/use-own-bots.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { BotActivityTables } from "./bot-activity-tables.tsx";
import { changeOf, draftOf } from "./bot-draft.ts";
import { BotForm } from "./bot-form.tsx";
import { BotGames } from "./bot-games.tsx";
import { BotTokens } from "./bot-tokens.tsx";

/** One of the reader's bot accounts: what it plays, its state, its tokens, and what its program did. */
export function OwnBotSection({ bot }: { readonly bot: OwnBot }) {
  const t = useTranslations("bots.own");
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={<bdi>{bot.name}</bdi>}>
      <Notices bot={bot} />
      {isChanging ? (
        <ChangeForm bot={bot} onClose={() => setChanging(false)} />
      ) : (
        <>
          <BotFacts bot={bot} />
          <Limits limits={bot.limits} />
          <InlineButtons>
            <Button onClick={() => setChanging(true)} aria-label={t("changeNamed", { name: bot.name })}>
              {t("change")}
            </Button>
            <Button asChild>
              <Link href={`/players/${bot.account}`} aria-label={t("playerPageNamed", { name: bot.name })}>
                {t("playerPage")}
              </Link>
            </Button>
            <DeleteButton bot={bot} />
          </InlineButtons>
        </>
      )}
      <BotTokens bot={bot} />
      <FetchedWhenOpened title={t("games")}>
        <BotGames bot={bot} />
      </FetchedWhenOpened>
      <FetchedWhenOpened title={t("activity")}>
        <BotActivityTables bot={bot.account} />
      </FetchedWhenOpened>
    </Section>
  );
}

/** Sanctions, and why its tokens were revoked. */
function Notices({ bot: { sanctions, revocation } }: { readonly bot: OwnBot }) {
  const t = useTranslations("bots.own");
  const format = useFormatter();
  const shown = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      {sanctions.map(({ id, kind, reason, endsAt }) => (
        <Alert key={id} title={t(kind, { until: endsAt === null ? "never" : shown(endsAt) })}>
          <p>{t("reason", { reason })}</p>
        </Alert>
      ))}
      {revocation !== null && (
        <Alert title={t("revoked", { at: shown(revocation.at) })}>
          <p>{t(`causes.${revocation.cause}`)}</p>
          {revocation.reason !== null && <p>{t("reason", { reason: revocation.reason })}</p>}
        </Alert>
      )}
    </>
  );
}

function Limits({ limits }: Pick<OwnBot, "limits">) {
  const t = useTranslations("bots.own");
  const tForm = useTranslations("bots.form");
  const tPace = useTranslations("lobby.create.timeControl");
  const format = useFormatter();
  return (
    <Text as="ul" muted small>
      <li>{t("gamesMax", { games: limits.gamesMax })}</li>
      <li>{format.list(limits.visibilities.map((visibility) => tForm(visibility)))}</li>
      <li>{format.list(limits.paces.map((pace) => tPace(`names.${pace}`)))}</li>
      {limits.onlyOnline && <li>{tForm("onlyOnline")}</li>}
    </Text>
  );
}

function ChangeForm({ bot, onClose }: { readonly bot: OwnBot; onClose(): void }) {
  const t = useTranslations("bots.own");
  const change = useChangeBot();
  return (
    <BotForm
      initial={draftOf(bot)}
      submitLabel={t("save")}
      mutation={change}
      onSend={(draft) => change.mutate({ bot: bot.account, body: changeOf(draft) }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}

/** Its program stops working at once, so it asks first. */
function DeleteButton({ bot: { account, name } }: { readonly bot: OwnBot }) {
  const t = useTranslations("bots.own");
  const erase = useDeleteBot();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button onClick={() => setAsked(true)} aria-label={t("deleteNamed", { name })}>
        {t("delete")}
      </Button>
    );
  return (
    <>
      <p>{t("deleteText")}</p>
      <Button danger disabled={erase.isPending} onClick={() => erase.mutate(account)}>
        {t("deleteNow")}
      </Button>
      <Button onClick={() => setAsked(false)}>{t("keep")}</Button>
      {erase.isError && <ProblemAlert failure={erase.error} />}
    </>
  );
}

interface FetchedWhenOpenedProps {
  readonly title: string;
  readonly children: ReactNode;
}

function FetchedWhenOpened({ title, children }: FetchedWhenOpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </Disclosure>
  );
}
