import type { Audience, Seat } from "@seneschal/engine";
import { type Game, isOver, isShownTo, seatOf } from "../../domain/game/game.ts";
import type { GameReader } from "../../event-store/game-store.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { PlayDeps } from "./types.ts";

/** The game at its head, if this account may know of it. */
export async function loadVisibleGame(store: GameReader, id: string, viewer: string | undefined): Promise<Game> {
  return requireVisible(await store.current(id), viewer);
}

export function requireVisible(game: Game | undefined, viewer: string | undefined): Game {
  if (game !== undefined && isShownTo(game, viewer)) return game;
  throw new Problem("not-found", "No game has this id, or you may not see it.");
}

/**
 * The seat from which this account acts in a running game. A player who decided at an earlier version, while the
 * last move was being played, is told that the position has changed; otherwise, that the game is not being played.
 */
export function requireSeat(game: Game, player: string, expectedVersion = game.version): Seat {
  if (isOver(game) && expectedVersion < game.version) throw staleVersion(game);
  if (game.phase !== "running") throw new Problem("not-running");
  const seat = seatOf(game, player);
  if (seat === undefined) throw new Problem("not-your-seat", "You have no seat in this game, or you resigned.");
  return seat;
}

/** Through whose eyes the game is shown: during play one's own, or those of one who only watches. */
export function resolveAudience(game: Game, viewer: string | undefined, as: string | undefined): Audience {
  const own = seatOf(game, viewer);
  const wished = as === undefined ? (own ?? "spectator") : audienceNamed(as);
  if (typeof wished === "number" && wished >= game.seats.length) {
    throw new Problem("malformed-request", `This game has seats 0 to ${game.seats.length - 1}.`);
  }
  if (isOver(game) || wished === "spectator" || wished === own) return wished;
  throw new Problem("forbidden", "Until the game is over, you can only see it from your own seat or as a spectator.");
}

function audienceNamed(name: string): Audience {
  return name === "spectator" || name === "arbiter" ? name : Number(name);
}

/** The game as far as this viewer is shown it: at its head, or behind it where who only watches is kept behind. */
export async function visibleHead({ store, visible }: PlayDeps, id: string, viewer: string | undefined): Promise<Game> {
  return visible.stateFor(await loadVisibleGame(store, id, viewer), viewer);
}

/** Something was decided at an earlier version of a game: the problem names the version that it has reached. */
export function staleVersion({ version }: Game): Problem {
  const detail = `The game has moved on to version ${version}. Look at the position and decide again.`;
  return new Problem("stale-version", detail, { head: version });
}
