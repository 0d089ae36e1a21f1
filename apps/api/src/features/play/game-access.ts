import type { Audience, Seat } from "@seneschal/engine";
import { games } from "@seneschal/schema";
import { type Game, isOver, isShownTo, seatOf } from "../../domain/game/game.ts";
import { requirePlayable } from "../../domain/game/ruleset-registry.ts";
import type { GameReader } from "../../event-store/game-store.ts";
import { Problem } from "../../platform/http/problem.ts";
import { acceptedOrThrow, isRejected, type Rejection, rejected } from "../../platform/http/rejection.ts";
import type { PlayDeps } from "./types.ts";

/** The game at its head. Throws `not-found` if this account may not see it, and `RulesetMissing` if its ruleset is missing. */
export async function loadVisibleGame(
  { store, registry }: Pick<PlayDeps, "store" | "registry">,
  id: string,
  viewer: string | undefined,
): Promise<Game> {
  const game = await loadRecordedGame(store, id, viewer);
  requirePlayable(registry, game);
  return game;
}

/** The same for what needs no rules. */
export async function loadRecordedGame(store: GameReader, id: string, viewer: string | undefined): Promise<Game> {
  return acceptedOrThrow(visibleGame(await store.current(id), viewer));
}

/** Rejected as `not-found` if there is no such game, or if this account may not see it. */
export function visibleGame(game: Game | undefined, viewer: string | undefined): Game | Rejection {
  if (game !== undefined && isShownTo(game, viewer)) return game;
  return rejected("not-found", "No game has this id, or you may not see it.");
}

/** The seat of this account in a running game. Throws the problem of `playingSeat` if there is none. */
export function requireSeat(game: Game, player: string, expectedVersion?: number): Seat {
  return acceptedOrThrow(playingSeat(game, player, expectedVersion));
}

/**
 * The seat of this account in a running game. Rejected if there is none: as `stale-version` if the game ended after
 * `expectedVersion`, otherwise as `not-running` or `not-your-seat`.
 */
export function playingSeat(game: Game, player: string, expectedVersion = game.version): Seat | Rejection {
  if (isOver(game) && expectedVersion < game.version) return staleVersion(game);
  if (game.phase !== "running") return rejected("not-running");
  return seatOf(game, player) ?? rejected("not-your-seat", "You have no seat in this game, or you resigned.");
}

/** The game and the seat of a player who acts in it. Rejected like `visibleGame` and `playingSeat`. */
export function actorIn(
  known: Game | undefined,
  player: string,
  expectedVersion: number,
): { readonly game: Game; readonly seat: Seat } | Rejection {
  const game = visibleGame(known, player);
  if (isRejected(game)) return game;
  const seat = playingSeat(game, player, expectedVersion);
  return isRejected(seat) ? seat : { game, seat };
}

/** The audience for which a game is shown. During play, viewers can choose only their own seat or "spectator". */
export function resolveAudience(game: Game, viewer: string | undefined, as: string | undefined): Audience {
  const own = seatOf(game, viewer);
  const requested = as === undefined ? (own ?? "spectator") : audienceNamed(as);
  if (typeof requested === "number" && requested >= game.seats.length) {
    throw new Problem("malformed-request", `This game has seats 0 to ${game.seats.length - 1}.`);
  }
  if (isOver(game) || requested === "spectator" || requested === own) return requested;
  throw new Problem("forbidden", "Until the game is over, you can only see it from your own seat or as a spectator.");
}

function audienceNamed(name: string): Audience {
  return name === "spectator" || name === "arbiter" ? name : Number(name);
}

/** The game as this viewer may see it: at its head, or at an earlier version for delayed spectators. */
export async function visibleHead(deps: PlayDeps, id: string, viewer: string | undefined): Promise<Game> {
  return deps.visible.stateFor(await loadVisibleGame(deps, id, viewer), viewer);
}

/** Throws `stale-version` if the game has moved on. */
export function requireVersion(game: Game, expected: number): void {
  if (game.version !== expected) throw staleVersion(game).problem;
}

/** Rejects a request that was decided at an earlier version. Names the current one. */
export function staleVersion({ version }: Game): Rejection {
  const detail = `The game has moved on to version ${version}. Look at the position and decide again.`;
  return rejected("stale-version", detail, { head: version });
}

/** Rejected if a request names a ruleset that is not that of the game. */
export function wrongRuleset({ settings }: Game, named: string | undefined): Rejection | undefined {
  if (named === undefined || named === games.anyRuleset || named === settings.ruleset) return undefined;
  return rejected("wrong-ruleset", `This game is played by the ruleset \`${settings.ruleset}\`, not \`${named}\`.`);
}
