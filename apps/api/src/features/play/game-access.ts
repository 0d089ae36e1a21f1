import type { Audience, Seat } from "@seneschal/engine";
import { type Game, isOver, isShownTo, seatOf } from "../../domain/game/game.ts";
import type { GameReader } from "../../event-store/game-store.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PlayDeps } from "./types.ts";

/** The game at its head. Throws `not-found` if this account may not see it. */
export async function loadVisibleGame(store: GameReader, id: string, viewer: string | undefined): Promise<Game> {
  return requireVisible(await store.current(id), viewer);
}

export function requireVisible(game: Game | undefined, viewer: string | undefined): Game {
  if (game !== undefined && isShownTo(game, viewer)) return game;
  throw new Problem("not-found", "No game has this id, or you may not see it.");
}

/**
 * The seat of this account in a running game. Throws a problem if there is none: `stale-version` if the game ended after
 * `expectedVersion`, otherwise `not-running` or `not-your-seat`.
 */
export function requireSeat(game: Game, player: string, expectedVersion = game.version): Seat {
  if (isOver(game) && expectedVersion < game.version) throw staleVersion(game);
  if (game.phase !== "running") throw new Problem("not-running");
  const seat = seatOf(game, player);
  if (seat === undefined) throw new Problem("not-your-seat", "You have no seat in this game, or you resigned.");
  return seat;
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
export async function visibleHead({ store, visible }: PlayDeps, id: string, viewer: string | undefined): Promise<Game> {
  return visible.stateFor(await loadVisibleGame(store, id, viewer), viewer);
}

/** The problem of a request that was decided at an earlier version. It names the current version. */
export function staleVersion({ version }: Game): Problem {
  const detail = `The game has moved on to version ${version}. Look at the position and decide again.`;
  return new Problem("stale-version", detail, { head: version });
}
