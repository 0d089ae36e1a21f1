import type { Game } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AdminDeps } from "../admin-deps.ts";

export function assertRunning({ phase }: Game): void {
  if (phase !== "running") throw new Problem("not-running", "This is only possible while the game is running.");
}

/**
 * Checks that the decision was made on the current version.
 * @throws {Problem} stale-version
 */
export function assertVersion(game: Game, expected: number): void {
  if (game.version !== expected) throw staleVersion(game);
}

export function staleVersion({ version }: Game): Problem {
  const detail = `The game has moved on to version ${version}. Look at it and decide again.`;
  return new Problem("stale-version", detail, { head: version });
}

/**
 * Checks that a game can be rolled back to a version.
 * @throws {Problem} malformed-request
 */
export async function assertRunningAt({ store }: AdminDeps, { id, version }: Game, to: number): Promise<void> {
  const earlier = to < version ? await store.at(id, to) : undefined;
  if (earlier?.phase === "running") return;
  throw new Problem("malformed-request", "A game can only be rolled back to a version at which it was running.");
}
