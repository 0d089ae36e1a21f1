import type { games, players } from "@seneschal/schema";
import type { GameEvent } from "../../../domain/game/events.ts";
import { type Game, seatOf } from "../../../domain/game/game.ts";
import { voteResultOf } from "../../../domain/game/seats/abandonment.ts";
import { type Decision, decided, executeCommand, stateAfter } from "../../../event-store/execute-command.ts";
import { isRejected, rejected } from "../../../platform/http/rejection.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import { visibleGame, visibleHead } from "../game-access.ts";
import type { PlayDeps } from "../types.ts";

interface Vote {
  /** The abandoned seat. */
  readonly about: number;
  readonly wish: games.BallotChoice;
}

/** Votes on what becomes of an abandoned seat. */
export async function voteOnSeat(deps: PlayDeps, id: string, player: string, vote: Vote): Promise<games.GameBody> {
  const outcome = await executeCommand(deps.games, {
    id,
    decide(known) {
      const game = visibleGame(known, player);
      return isRejected(game) ? game : decideVote(game, player, vote);
    },
  });
  return deps.showGame(stateAfter(outcome), player);
}

const deleted = { name: null, nameKind: null } as const;

/** Who has held each seat of a game, and how that ended. */
export async function seatHistory(
  deps: PlayDeps,
  id: string,
  viewer: string | undefined,
): Promise<players.SeatHistory> {
  const { tenures } = await visibleHead(deps, id, viewer);
  const accounts = tenures.flatMap(({ account }) => account ?? []);
  const names = await knownPlayers(deps.pool, accounts);
  return {
    tenures: tenures.map(({ answers: _, account = null, untilAt = null, end = null, ...tenure }) => {
      return { ...tenure, account, untilAt, end, ...(names.get(account ?? "") ?? deleted) };
    }),
  };
}

function decideVote(game: Game, player: string, { about, wish }: Vote): Decision<readonly GameEvent[]> {
  if (game.phase !== "running") return rejected("not-running");
  const seat = seatOf(game, player);
  if (seat === undefined) return rejected("not-your-seat", "Only players of this game can vote.");
  if (game.seats[about]?.kind !== "caretaker") return rejected("nobody-left");
  const decides = voteResultOf(game, about, { seat, wish });
  const cast: GameEvent = { type: "BallotCast", seat, about, wish, ...(decides && { decides }) };
  const closed: GameEvent = { type: "GameClosed", why: "vote", secret: game.secret };
  return decided(decides === "end" ? [cast, closed] : [cast]);
}
