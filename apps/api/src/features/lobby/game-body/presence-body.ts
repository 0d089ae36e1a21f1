import type { games } from "@seneschal/schema";
import { answerBy, nextCheckAt, openCheck, votesCountAt } from "../../../domain/game/seats/presence-check.ts";
import { type GameSummary, isShownWithDelay } from "../../../domain/game/summary.ts";

type PresenceBody = Pick<games.GameBody, "presenceCheck" | "presenceCheckFrom">;

interface Shown {
  readonly isInTournament: boolean;
  readonly viewer: string | undefined;
}

/** The presence check of a game. Delayed spectators do not see it, because it shows whose turn it is. */
export function presenceBody(summary: GameSummary, { isInTournament, viewer }: Shown): PresenceBody {
  const { waiting } = summary;
  if (waiting === null || isShownWithDelay(summary, viewer)) return { presenceCheck: null, presenceCheckFrom: null };
  return { presenceCheck: checkBody(summary), presenceCheckFrom: isInTournament ? null : nextCheckAt(waiting) };
}

function checkBody({ waiting, question }: GameSummary): PresenceBody["presenceCheck"] {
  const check = openCheck(waiting, question);
  if (check === undefined) return null;
  const { startedBy, startedAt, asked, confirmed, votes } = check;
  return {
    startedBy,
    startedAt,
    answerBy: answerBy(check),
    votesCountAt: votesCountAt(check),
    absent: asked.map((seat) => ({
      seat,
      mustMove: confirmed.includes(seat),
      votes: votes.filter(({ about }) => about === seat).map((vote) => ({ seat: vote.seat, agrees: vote.agrees })),
    })),
  };
}
