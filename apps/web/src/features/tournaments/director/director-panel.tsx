"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { completePlan } from "../edit/draft/earlier-plan.ts";
import { registeredIn } from "../entrants/entrants.ts";
import { OverdueNotice } from "../overdue/overdue-notice.tsx";
import { ActionRow } from "../parts/action-row.tsx";
import { roundWords } from "../parts/round-words.ts";
import { PrintLinks } from "../print/print-links.tsx";
import { isPrintedOften } from "../print/sheets.ts";
import { UnconfirmedNotice } from "../reports/unconfirmed-notice.tsx";
import { SimulationSection } from "../simulation/simulation-section.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { AddDirectorAction } from "./add-director-action.tsx";
import { ChannelsDisclosure } from "./channels-disclosure.tsx";
import { KeepClubsApartAction } from "./clubs/keep-clubs-apart-action.tsx";
import { SetClubsAction } from "./clubs/set-clubs-action.tsx";
import styles from "./director-panel.module.css";
import { NextStep } from "./next-step.tsx";
import { AddBotsAction } from "./players/add-bots-action.tsx";
import { AddPlayersAction } from "./players/add-players-action.tsx";
import { KeepApartAction } from "./players/keep-apart-action.tsx";
import { RemoveDirectorAction } from "./remove-director-action.tsx";
import { AnnulledResults } from "./rounds/annulled-results.tsx";

/** Actions for the whole tournament. Those for rounds, tables and players are next to them. */
export function DirectorPanel({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const { phase, plan, closing } = tournament;
  const mayPlayersJoin = closing?.what !== "stage";
  if (phase === "finished" || phase === "cancelled")
    return (
      <Section title={t("title")} className={styles.panel}>
        <ChannelsDisclosure tournament={tournament.id} isOver />
      </Section>
    );
  return (
    <Section title={t("title")} aside={t("hint")} className={styles.panel}>
      <AnnulledResults tournament={tournament} />
      <OverdueNotice tournament={tournament} />
      <UnconfirmedNotice tournament={tournament} />
      <p>
        {t(`now.${phase === "running" && tournament.plan.boards === "physical" ? "physical" : phase}`, {
          players: registeredIn(tournament).length,
          start: tournament.plan.startsAt === null ? "open" : "scheduled",
        })}
      </p>
      <WantToPlay tournament={tournament} />
      <NextStep tournament={tournament} />
      {phase !== "running" && (
        <SimulationSection
          className={styles.simulation}
          plan={completePlan(tournament.plan)}
          entered={registeredIn(tournament).length}
        />
      )}
      <ActionRow>
        {phase === "draft" && <PublishAction tournament={tournament} />}
        {phase === "open" && <StartAction tournament={tournament} />}
        {phase !== "running" && (
          <Button asChild>
            <Link href={`/tournaments/${tournament.id}/edit`}>{t("change")}</Link>
          </Button>
        )}
        {mayPlayersJoin && <AddPlayersAction tournament={tournament} />}
        {mayPlayersJoin && phase !== "draft" && plan.boards !== "physical" && <AddBotsAction tournament={tournament} />}
        <CloseRoundAction tournament={tournament} />
        <EndStageAction tournament={tournament} />
      </ActionRow>
      <Disclosure>
        <summary>{t("more")}</summary>
        <RareActions tournament={tournament} />
      </Disclosure>
      <ChannelsDisclosure tournament={tournament.id} isOver={false} />
      {isPrintedOften(tournament) && <PrintLinks tournament={tournament} />}
    </Section>
  );
}

/** For directors before the start: they cannot register. */
function WantToPlay({ tournament: { phase, plan, directors } }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director.wantToPlay");
  const { data: reader } = useSession();
  if (phase === "running" || !directors.some(({ account }) => account === reader?.id)) return null;
  return (
    <Text as="p" muted small>
      {t(plan.boards === "physical" ? "physical" : "online")}
    </Text>
  );
}

function RareActions({ tournament }: { readonly tournament: Tournament }) {
  const { phase } = tournament;
  return (
    <ActionRow>
      <KeepApartAction tournament={tournament} />
      <SetClubsAction tournament={tournament} />
      {phase === "running" && <KeepClubsApartAction tournament={tournament} />}
      <AddDirectorAction tournament={tournament} />
      <RemoveDirectorAction tournament={tournament} />
      <CancelAction tournament={tournament} />
    </ActionRow>
  );
}

function CancelAction({ tournament: { id, phase } }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const isDraft = phase === "draft";
  return (
    <ActionDialog
      tournament={id}
      label={t("cancel")}
      text={t(isDraft ? "cancelDraftText" : "cancelText")}
      dismissLabel={t("keep")}
      asksReason
      {...(isDraft && { reasonHint: t("reasonHintDraft") })}
      act={(reason) => ({ type: "cancel", reason })}
    />
  );
}

function PublishAction({ tournament: { id } }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  return (
    <ActionDialog
      tournament={id}
      label={t("publish")}
      text={t("publishText")}
      isMain
      act={() => ({ type: "open-entry" })}
    />
  );
}

const mayStillCheckIn = ({ plan: { startsAt, checkInMinutes }, now }: Tournament) =>
  checkInMinutes !== null && startsAt !== null && now < startsAt;
const isMissing = ({ isCheckedIn, bot, isNamed }: Tournament["players"][number]) =>
  !isCheckedIn && bot === null && !isNamed;

/** Once all tables have a result. */
function CloseRoundAction({ tournament }: { readonly tournament: Tournament }) {
  const { id, closing } = tournament;
  const t = useTranslations("tournament-director");
  if (closing?.what !== "round") return null;
  const { number: round } = closing;
  return (
    <ActionDialog
      tournament={id}
      label={t("closeRound", roundWords(tournament, round))}
      text={t("closeRoundText")}
      isMain
      act={() => ({ type: "close-round", round })}
    />
  );
}

/** Between two rounds, once a round was played: with a reason, unless it was the last one. */
function EndStageAction({ tournament: { id, phase, stages, rounds, closing } }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const stage = stages.find(({ state }) => state === "running")?.stage;
  const isPlaying = rounds.at(-1)?.state === "published";
  const isComplete = closing?.what === "stage";
  const wasPlayed = rounds.some(({ state }) => state === "closed");
  const isLast = String(stage === stages.length);
  if (phase !== "running" || stage === undefined || isPlaying || !wasPlayed) return null;
  return (
    <ActionDialog
      tournament={id}
      label={t("endStage", { stage, isLast })}
      text={t(isComplete ? "endCompleteStageText" : "endStageText", { isLast })}
      isMain={isComplete}
      asksReason={!isComplete}
      act={(reason) => ({ type: "end-stage", stage, ...(!isComplete && { reason }) })}
    />
  );
}

function StartAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const registered = registeredIn(tournament);
  const missing = mayStillCheckIn(tournament) ? registered.filter(isMissing).length : 0;
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("start")}
      text={t("startText", {
        players: registered.length,
        checkIn: String(tournament.plan.checkInMinutes !== null),
      })}
      isMain
      act={() => ({ type: "start", ...(missing > 0 && { isEarly: true }) })}
    >
      {missing > 0 && <Alert kind="error" title={t("startEarly", { players: missing })} />}
    </ActionDialog>
  );
}
