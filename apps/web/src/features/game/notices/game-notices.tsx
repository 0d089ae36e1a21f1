"use client";

import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import styles from "./game-notices.module.css";
import { OutageNotice } from "./outage-notice.tsx";
import { PresenceNotice } from "./presence/presence-notice.tsx";

// Most visits see none of them, and those that do fetch them with what they show.
const PassOfferNotice = dynamic(() =>
  import("../auto-replies/pass-offer-notice.tsx").then((file) => file.PassOfferNotice),
);
const VacationNotices = dynamic(() => import("./vacation-notices.tsx").then((file) => file.VacationNotices));
const ShorteningNotice = dynamic(() =>
  import("./shortening/shortening-notice.tsx").then((file) => file.ShorteningNotice),
);
const AbandonedSeats = dynamic(() => import("./abandoned-seats.tsx").then((file) => file.AbandonedSeats));
const StaleNotice = dynamic(() => import("./stale-notice.tsx").then((file) => file.StaleNotice));

/** What went wrong or is worth knowing now; each notice says what was kept and what the reader can do. */
export function GameNotices() {
  const { game } = useGameContext();
  const { mutations, answered } = useTurn();
  const { undo } = mutations;
  const isOnVacation = game.seats.some((occupant) => occupant.kind === "person" && occupant.vacationUntil !== null);
  return (
    <div className={styles.notices}>
      <OfflineNotice />
      <MoveFailedNotice />
      {undo.isError && <ProblemAlert failure={undo.error} ruleset={game.ruleset} />}
      <DraftOvertakenNotice />
      <MissedStepsNotice />
      <MoveSentNotice />
      {answered !== null && mutations.play.isSuccess && <PassOfferNotice />}
      <OutageNotice />
      {isOnVacation && <VacationNotices />}
      <PresenceNotice />
      {game.shortening !== null && <ShorteningNotice />}
      {game.seats.some(({ kind }) => kind === "caretaker") && <AbandonedSeats game={game} />}
      <SpectatorNotice />
    </div>
  );
}

function OfflineNotice() {
  const { connection } = useTurn();
  const t = useTranslations("game-page.alerts");
  const format = useFormatter();
  if (connection.connection !== "lost") return null;
  const { lostAt, retry } = connection;
  const time = lostAt === null ? "" : format.dateTime(lostAt, { hour: "2-digit", minute: "2-digit" });
  return (
    <Alert icon="offline" title={t("offline", { time })} action={<Button onClick={retry}>{t("tryAgain")}</Button>}>
      {t("offlineText")}
    </Alert>
  );
}

function MoveFailedNotice() {
  const { game, people, steps } = useGameContext();
  const { mutations, draft } = useTurn();
  const { error } = mutations.play;
  if (error === null) return null;
  const { code } = problemOf(error);
  if (code === "stale-version") return <StaleNotice steps={steps} people={people} hasChoice={draft.draft !== null} />;
  return <ProblemAlert failure={error} ruleset={game.ruleset} action={code === "unreachable" && <ResendButton />} />;
}

/** Sends the same attempt again. If the API played it already, it is not played twice. */
function ResendButton() {
  const { mutations, resend } = useTurn();
  const t = useTranslations("game-page.alerts");
  const { variables } = mutations.play;
  if (variables === undefined) return null;
  return <Button onClick={() => resend(variables)}>{t("sendAgain")}</Button>;
}

function DraftOvertakenNotice() {
  const { draft, mutations, choose } = useTurn();
  const t = useTranslations("game-page.alerts");
  const { error } = mutations.play;
  const isStale = error !== null && problemOf(error).code === "stale-version";
  if (!draft.isOvertaken || isStale) return null;
  return (
    <Alert title={t("overtaken")} action={<Button onClick={() => choose(null)}>{t("ok")}</Button>}>
      {t("overtakenText")}
    </Alert>
  );
}

function MissedStepsNotice() {
  const { missed, step, play, stop } = useTurn().playback;
  const t = useTranslations("game-page.alerts");
  if (missed.length === 0 || step !== null) return null;
  return (
    <Alert
      icon="eye"
      title={t("missed", { count: missed.length })}
      action={
        <>
          <Button onClick={play}>{t("replayMoves")}</Button> <Button onClick={stop}>{t("skipMoves")}</Button>
        </>
      }
    />
  );
}

function MoveSentNotice() {
  const { position } = useGameContext();
  const { undo } = useTurn();
  const t = useTranslations("game-page.alerts");
  if (position.choices.length > 0 || !position.canUndo) return null;
  return (
    <Alert kind="success" title={t("sent")} action={<Button onClick={undo}>{t("undo")}</Button>}>
      {t("sentText")}
    </Alert>
  );
}

function SpectatorNotice() {
  const { yourSeat, spectatorDelay } = useGameContext().game;
  const t = useTranslations("game-page.alerts");
  if (yourSeat !== null) return null;
  return (
    <Alert icon="eye" title={spectatorDelay === null ? t("watching") : t("watchingBehind", { ...spectatorDelay })} />
  );
}
