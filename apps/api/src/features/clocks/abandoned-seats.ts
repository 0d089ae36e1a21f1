import type { games, players } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import { type Game, isShownTo, seatOf } from "../../domain/game/game.ts";
import { decisionOf } from "../../domain/game/seats/abandoned-seats.ts";
import { reliabilityOf } from "../../domain/game/seats/reliability.ts";
import { decided, executeCommand, stateAfter } from "../../event-store/execute-command.ts";
import type { ShownGames } from "../../event-store/spectator-delay.ts";
import { Problem } from "../../platform/http/problem.ts";
import { playerOf, playRecordOf } from "../../read-models/games/play-record-queries.ts";
import { knownPlayers } from "../../read-models/names/player-names-queries.ts";
import type { WatchDeps } from "./clock-scheduler.ts";

export interface AbandonedSeatDeps extends WatchDeps {
  readonly shown: ShownGames;
  readonly showGame: (game: Game, viewer: string | undefined) => Promise<games.GameBody>;
}

interface Ballot {
  readonly about: number;
  readonly wish: games.BallotChoice;
}

/** Votes on what becomes of an abandoned seat. */
export async function voteOnSeat(
  deps: AbandonedSeatDeps,
  id: string,
  player: string,
  ballot: Ballot,
): Promise<games.GameBody> {
  const decide = (game: Game | undefined) => decided(ballotOf(requireVisible(game, player), player, ballot));
  return deps.showGame(stateAfter(await executeCommand(deps.games, { id, decide })), player);
}

const erased = { name: null, nameKind: null } as const;

/** Who has held each seat of a game, and how that ended. */
export async function seatHistory(
  { pool, store, shown }: AbandonedSeatDeps,
  id: string,
  viewer: string | undefined,
): Promise<players.SeatHistory> {
  const { tenures } = await shown.to(requireVisible(await store.current(id), viewer), viewer);
  const accounts = tenures.flatMap(({ account }) => account ?? []);
  const names = await knownPlayers(pool, accounts);
  return {
    tenures: tenures.map(({ answers: _, account = null, untilAt = null, end = null, ...tenure }) => {
      return { ...tenure, account, untilAt, end, ...(names.get(account ?? "") ?? erased) };
    }),
  };
}

/** A player, and how far others can rely on them. */
export async function playerWithReliability(
  { pool }: Pick<AbandonedSeatDeps, "pool">,
  account: string,
): Promise<players.Player> {
  const found = await playerOf(pool, account);
  if (found === undefined) throw new Problem("not-found", "No player has this id.");
  const { id, name, is_guest, name_kind: nameKind, created_at } = found;
  const reliability = reliabilityOf(await playRecordOf(pool, account));
  const kind = is_guest ? "guest" : "member";
  return { account: id, name, kind, nameKind, since: created_at.toISOString(), reliability };
}

function ballotOf(game: Game, player: string, { about, wish }: Ballot): readonly GameEvent[] {
  if (game.phase !== "running") throw new Problem("not-running");
  const seat = seatOf(game, player);
  if (seat === undefined) throw new Problem("not-your-seat", "Only players of this game can vote.");
  if (game.seats[about]?.kind !== "caretaker") throw new Problem("nobody-left");
  const decides = decisionOf(game, about, { seat, wish });
  const cast: GameEvent = { type: "BallotCast", seat, about, wish, ...(decides && { decides }) };
  return decides === "end" ? [cast, { type: "GameClosed", why: "vote", secret: game.secret }] : [cast];
}

function requireVisible(game: Game | undefined, viewer: string | undefined): Game {
  if (game !== undefined && isShownTo(game, viewer)) return game;
  throw new Problem("not-found", "No game has this id, or you may not see it.");
}
