"use client";

import { stepEntries } from "@seneschal/wording";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { lastTurnOf } from "../state/playback/missed-steps.ts";

/** An outage of the server since the reader's last move, and how much time it added to the clocks. */
export function OutageNotice() {
  const { game, steps, board, people } = useGameContext();
  const tGame = useTranslate(board.messages);
  const tPage = useTranslate("game-page");
  const { yourSeat } = game;
  if (yourSeat === null) return null;
  const outage = steps.findLast(({ kind }) => kind === "outage");
  if (outage === undefined || outage.version < lastTurnOf(yourSeat, steps)) return null;
  const [entry] = stepEntries(outage, board, { tGame, tPage }, { people, yourSeat });
  return entry === undefined ? null : <Alert icon="clock" title={entry.text} />;
}
