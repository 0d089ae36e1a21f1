import type { Game } from "../../../domain/game/game.ts";
import { acceptedOrThrow, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import type { AdminDeps } from "../admin-deps.ts";

export async function requireGame({ store }: Pick<AdminDeps, "store">, id: string): Promise<Game> {
  return acceptedOrThrow(foundGame(await store.current(id)));
}

export function foundGame(game: Game | undefined): Game | Rejection {
  return game ?? rejected("not-found", "No game has this id.");
}

/**
 * Staff may neither inspect nor change their own games. This includes games they have left, because they know a hand.
 * Rejected as `own-game`.
 */
export function checkNotInvolved({ seats, tenures, settings }: Game, account: string): Rejection | undefined {
  const hasSeat = seats.some((occupant) => "account" in occupant && occupant.account === account);
  const hostsLocalPlayer = seats.some((occupant) => occupant.kind === "person" && occupant.companionOf === account);
  const hadSeat = tenures.some((tenure) => tenure.account === account);
  const isInvolved = hasSeat || hostsLocalPlayer || hadSeat || settings.host === account;
  return isInvolved ? rejected("own-game") : undefined;
}

/** Rejected as `not-running` before the start and after the end. */
export function checkRunning({ phase }: Game): Rejection | undefined {
  if (phase === "running") return undefined;
  return rejected("not-running", "This is only possible while the game is running.");
}

/** Rejected as `stale-version` if the decision was made on an earlier version. */
export function checkVersion(game: Game, expected: number): Rejection | undefined {
  return game.version === expected ? undefined : staleVersion(game);
}

export function staleVersion({ version }: Game): Rejection {
  const detail = `The game has moved on to version ${version}. Look at it and decide again.`;
  return rejected("stale-version", detail, { head: version });
}

/** Rejected as `malformed-request` if the game cannot be rolled back to a version. */
export async function checkRunningAt(
  { store }: AdminDeps,
  { id, version }: Game,
  to: number,
): Promise<Rejection | undefined> {
  const earlier = to < version ? await store.at(id, to) : undefined;
  if (earlier?.phase === "running") return undefined;
  return rejected("malformed-request", "A game can only be rolled back to a version at which it was running.");
}
