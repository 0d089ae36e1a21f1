import type { Game } from "../../domain/game/game.ts";
import { Problem } from "../../platform/http/problem.ts";

/** Something was decided at an earlier version of a game: the problem names the version that it has reached. */
export function stale({ version }: Game): Problem {
  const detail = `The game has moved on to version ${version}. Look at the position and decide again.`;
  return new Problem("stale-version", detail, { head: version });
}
