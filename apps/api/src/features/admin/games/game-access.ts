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
