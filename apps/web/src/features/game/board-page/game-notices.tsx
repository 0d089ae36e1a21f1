"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Draft } from "../../../boards/board-model.ts";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { LiveConnection } from "../../../lib/queries/use-game-stream.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AbandonedSeats } from "../abandoned-seats/abandoned-seats.tsx";
import type { Drafting } from "../decision/use-draft.ts";
import type { Playback } from "../playback/use-playback.ts";
import { StaleNotice } from "./stale-notice.tsx";
import type { TableParts } from "./table-parts.ts";
import { attemptAt, type MoveAttempt, type useGameMutations } from "./use-game-mutations.ts";

interface GameNoticesProps extends Omit<TableParts, "board"> {
  readonly line: Line;
  readonly drafting: Drafting;
  readonly deeds: ReturnType<typeof useGameMutations>;
  readonly playback: Playback;
  onSendAgain(asked: MoveAttempt): void;
  onChoose(draft: Draft | null): void;
}

/** What went otherwise than meant, or is worth knowing now; each says what is kept and what helps. */
export function GameNotices(props: GameNoticesProps) {
  const { game, people, steps, position, line, drafting, deeds, playback, onSendAgain, onChoose } = props;
  const t = useTranslations("table.notices");
  const trouble = deeds.play.isError ? problemOf(deeds.play.error).trouble : null;
  const isWaiting = position.choices.length === 0;
  return (
    <div className="notices-stack">
      {line.connection === "lost" && <OfflineNotice line={line} />}
      {trouble === "stale-version" && <StaleNotice steps={steps} people={people} hasChoice={drafting.draft !== null} />}
      {trouble !== null && trouble !== "stale-version" && (
        <ProblemNotice
          failure={deeds.play.error}
          ruleset={game.ruleset}
          deed={
            trouble === "unreachable" &&
            deeds.play.variables && <SendAgain asked={deeds.play.variables} onSend={onSendAgain} />
          }
        />
      )}
      {deeds.undo.isError && <ProblemNotice failure={deeds.undo.error} ruleset={game.ruleset} />}
      {drafting.isOvertaken && trouble !== "stale-version" && (
        <Notice title={t("overtaken")} deed={<Button onClick={() => onChoose(null)}>{t("understood")}</Button>}>
          {t("overtakenText")}
        </Notice>
      )}
      {playback.missed.length > 0 && playback.step === null && (
        <Alert
          mark="eye"
          title={t("missed", { count: playback.missed.length })}
          deed={
            <>
              <Button onClick={playback.play}>{t("playThem")}</Button>{" "}
              <Button onClick={playback.stop}>{t("skipThem")}</Button>
            </>
          }
        />
      )}
      {isWaiting && position.canUndo && (
        <Notice
          kind="good"
          title={t("sent")}
          deed={<Button onClick={() => deeds.undo.mutate(attemptAt(position.version))}>{t("takeBack")}</Button>}
        >
          {t("sentText")}
        </Notice>
      )}
      <AbandonedSeats game={game} />
      {game.yourSeat === null && (
        <Alert
          mark="eye"
          title={game.spectatorDelay === null ? t("watching") : t("watchingBehind", { ...game.spectatorDelay })}
        />
      )}
    </div>
  );
}

/** The very same attempt once more: should the house have taken it already, it is not played twice. */
function SendAgain({ asked, onSend }: { readonly asked: MoveAttempt; onSend(asked: MoveAttempt): void }) {
  const t = useTranslations("table.notices");
  return <Button onClick={() => onSend(asked)}>{t("sendAgain")}</Button>;
}

function OfflineNotice({ line }: { readonly line: Line }) {
  const t = useTranslations("table.notices");
  const format = useFormatter();
  const time =
    line.lostAt === null ? "" : format.dateTime(line.lostAt, { hour: "2-digit", minute: "2-digit", timeZone });
  return (
    <Notice mark="offline" title={t("offline", { time })} deed={<Button onClick={line.retry}>{t("tryAgain")}</Button>}>
      {t("offlineText")}
    </Notice>
  );
}

/** The clock on the reader's own wall. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
