"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { GuestForm } from "../../../components/account/guest-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament, TournamentAction } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import { OwnAbsences } from "../absences/own-absences.tsx";
import { currentAbsences } from "../absences/planned-rounds.ts";
import { OwnClub } from "../clubs/own-club.tsx";
import { isFull, tablesOf, tablesToConfirm, waitingPlace } from "../entrants/entrants.ts";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { roundWords } from "../parts/round-words.ts";
import styles from "./your-registration.module.css";

/** What the reader can do: register, check in, go to their game, withdraw. */
export function YourRegistration({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.you");
  const session = useSession();
  const { you } = tournament;
  const isIn = you.status === "entered" || you.status === "waiting";
  const isOver = tournament.phase === "finished" || tournament.phase === "cancelled";
  if (isOver || session.data === undefined || (!isIn && !you.mayEnter)) return null;
  return (
    <FramedSection title={t(isIn ? `title.${you.status ?? "entered"}` : "title.none")} className={styles.registration}>
      {session.data === null ? (
        <>
          <p>{t("nameFirst")}</p>
          <GuestForm />
        </>
      ) : (
        <RegistrationActions tournament={tournament} player={you.player ?? session.data.id} />
      )}
    </FramedSection>
  );
}

interface RegistrationActionsProps {
  readonly tournament: Tournament;
  /** The reader: their account, or the player entered by name that they confirmed to be. */
  readonly player: string;
}

function RegistrationActions({ tournament, player }: RegistrationActionsProps) {
  const t = useTranslations("tournaments.you");
  const act = useTournamentAction(tournament.id);
  const { you } = tournament;
  const isIn = you.status === "entered" || you.status === "waiting";
  // A game to play is the main action, before seeking another.
  const isSeekingMain = !you.seeksGame && tablesOf(tournament, player).length === 0;
  const actionButton = (type: TournamentAction["type"] & SimpleAction, isMain = false) => (
    <Button primary={isMain} disabled={act.isPending} onClick={() => act.mutate({ type })}>
      {t(`actions.${type}`)}
    </Button>
  );
  return (
    <>
      <OwnTables tournament={tournament} player={player} />
      <p>
        <Status tournament={tournament} player={player} />
      </p>
      <ButtonRow as="p">
        {you.mayEnter && actionButton("enter", true)}
        {you.mayCheckIn && actionButton("check-in", true)}
        {isLadder(tournament) && isIn && actionButton(you.seeksGame ? "seek-no-game" : "seek-game", isSeekingMain)}
        {you.isPaused && actionButton("resume")}
        {you.mayPause && actionButton("pause")}
        {isIn && <OwnAbsences tournament={tournament} player={player} />}
        {isIn && <Withdrawal isPending={act.isPending} onWithdraw={() => act.mutate({ type: "withdraw" })} />}
      </ButtonRow>
      {act.isError && <ProblemAlert failure={act.error} />}
      <OwnClub tournament={tournament} player={player} />
    </>
  );
}

type SimpleAction = "enter" | "check-in" | "pause" | "resume" | "seek-game" | "seek-no-game";

type Translate = ReturnType<typeof useTranslations<"tournaments.you">>;

/** The reader's status, and what comes next for them. */
function Status({ tournament, player }: RegistrationActionsProps) {
  const t = useTranslations("tournaments.you");
  const format = useFormatter();
  const absences = tournament.players.find((one) => one.player === player)?.absences ?? [];
  const missed = currentAbsences(absences, tournament);
  if (!isPaired(tournament) || missed.length === 0) return sentence(tournament, player, t);
  const rounds = missed.map(({ round, isBye }) => t("missed", { round, isBye: String(isBye) }));
  return t("playingExcept", { rounds: format.list(rounds) });
}

const isPaired = (tournament: Tournament): boolean =>
  tournament.phase === "running" &&
  tournament.you.status === "entered" &&
  !tournament.you.isPaused &&
  !isLadder(tournament);

function sentence(tournament: Tournament, player: string, t: Translate): string {
  const { you, phase, plan } = tournament;
  if (you.status === "waiting") return t("waiting", { place: waitingPlace(tournament, player) });
  if (you.status !== "entered") return t(isFull(tournament) ? "full" : phase === "running" ? "late" : "open");
  if (you.isPaused) return t("paused");
  if (isLadder(tournament)) return t(you.seeksGame ? "seeking" : "onLadder");
  if (phase === "running") return t("playing");
  if (plan.checkInMinutes === null) return t("entered");
  return t(you.isCheckedIn ? "checkedIn" : you.mayCheckIn ? "checkInNow" : "checkInLater");
}

const isLadder = ({ phase, stages }: Tournament) =>
  phase === "running" && stages.some(({ format, state }) => format === "ladder" && state === "running");

/** Where the reader plays now, and who else does; on a physical board, the report that they can confirm. */
function OwnTables({ tournament, player }: RegistrationActionsProps) {
  const t = useTranslations("tournaments.you");
  const format = useFormatter();
  const playerNames = usePlayerNames(tournament);
  const reported = tablesToConfirm(tournament);
  return tablesOf(tournament, player).map(({ round, table, game, others }) => {
    const words = { ...roundWords(tournament, round), table };
    const isReported = reported.some((one) => one.round === round && one.table === table);
    return (
      <p key={`${round} ${table}`} className={styles.table}>
        <Button primary asChild>
          {game === null ? (
            <a href={`#table-${round}-${table}`}>{t(isReported ? "confirmResult" : "toTable", words)}</a>
          ) : (
            <Link href={`/games/${game}`}>{t("play", words)}</Link>
          )}
        </Button>{" "}
        {t("with", { names: format.list(others.map((other) => playerNames(other).marked)) })}
      </p>
    );
  });
}

function Withdrawal({ isPending, onWithdraw }: { readonly isPending: boolean; onWithdraw(): void }) {
  const t = useTranslations("tournaments.you.withdrawal");
  const [isOpen, setOpen] = useState(false);
  const withdraw = () => {
    setOpen(false);
    onWithdraw();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button disabled={isPending}>{t("ask")}</Button>}
      title={t("title")}
      actions={
        <>
          <Button primary onClick={withdraw}>
            {t("confirm")}
          </Button>
          <DialogClose>
            <Button>{t("cancel")}</Button>
          </DialogClose>
        </>
      }
    >
      <p>{t("text")}</p>
    </Dialog>
  );
}
