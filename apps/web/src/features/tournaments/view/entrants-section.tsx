"use client";

import { useTranslations } from "next-intl";
import type { Entrant, Tournament } from "../../../lib/api-client/types.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { SubHeading } from "../../../ui/typography/sub-heading.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { currentAbsences } from "../absences/planned-rounds.ts";
import { ClubMark } from "../clubs/club-mark.tsx";
import { EntrantActions } from "../director/players/entrant-actions.tsx";
import { registeredIn, waitingIn } from "../entrants/entrants.ts";
import { PlayerName } from "../entrants/player-name.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import styles from "./entrants-section.module.css";

/** Longer lists are closed once the tournament has started. */
const openMax = 16;

/** Registered players, the waiting list, and those who withdrew. */
export function EntrantsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.players");
  const entered = registeredIn(tournament);
  const waiting = waitingIn(tournament);
  // The standings name the players of a tournament that has started.
  const isFolded = tournament.startedAt !== null && tournament.players.length > openMax;
  const withdrawn = tournament.players.filter(({ status }) => status === "withdrawn");
  const lists = (
    <>
      {entered.length === 0 && <EmptyState title={t("none")}>{t(`noneText.${tournament.phase}`)}</EmptyState>}
      <Entrants tournament={tournament} entrants={entered} />
      {waiting.length > 0 && (
        <>
          <SubHeading>{t("waiting")}</SubHeading>
          <Entrants tournament={tournament} entrants={waiting} />
        </>
      )}
      {withdrawn.length > 0 && (
        <>
          <SubHeading>{t("withdrawn")}</SubHeading>
          <Entrants tournament={tournament} entrants={withdrawn} />
        </>
      )}
    </>
  );
  return (
    <div id="players">
      <Section title={t("title")} aside={t("count", { players: entered.length, max: tournament.plan.playersMost })}>
        {isFolded ? (
          <Disclosure data-content>
            <summary>{t("showAll", { players: tournament.players.length })}</summary>
            {lists}
          </Disclosure>
        ) : (
          lists
        )}
      </Section>
    </div>
  );
}

interface EntrantsProps {
  readonly tournament: Tournament;
  readonly entrants: readonly Entrant[];
}

function Entrants({ tournament, entrants }: EntrantsProps) {
  const playerNames = usePlayerNames(tournament);
  if (entrants.length === 0) return null;
  return (
    <ol className={styles.entrants}>
      {entrants.map((entrant) => (
        <li key={entrant.player}>
          <span>
            <PlayerName named={playerNames(entrant.player)} /> <ClubMark club={entrant.club} />{" "}
            <Marks tournament={tournament} entrant={entrant} />
          </span>
          {tournament.you.mayDirect && entrant.status !== "withdrawn" && (
            <EntrantActions tournament={tournament} entrant={entrant} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Bot strength, check-in, pause, and the rounds that a player misses. */
function Marks({ tournament, entrant }: { readonly tournament: Tournament; readonly entrant: Entrant }) {
  const t = useTranslations("tournaments.players");
  const tBot = useTranslations("common.bots");
  const { bot, status, isCheckedIn, isPaused } = entrant;
  const asksCheckIn = tournament.phase === "open" && tournament.plan.checkInMinutes !== null && bot === null;
  const absences = currentAbsences(entrant.absences, tournament);
  const inRounds = (kind: "byes" | "absences") => {
    const rounds = absences.filter(({ isBye }) => isBye === (kind === "byes")).map(({ round }) => round);
    return rounds.length > 0 && t(kind, { rounds: rounds.join(", "), count: rounds.length });
  };
  const marks = [
    bot !== null && tBot(bot),
    asksCheckIn && status === "entered" && t(isCheckedIn ? "checkedIn" : "notCheckedIn"),
    isPaused && status === "entered" && t("paused"),
    inRounds("byes"),
    inRounds("absences"),
  ];
  return (
    <Text as="small" muted>
      {marks.filter((mark) => mark !== false).join(", ")}
    </Text>
  );
}
