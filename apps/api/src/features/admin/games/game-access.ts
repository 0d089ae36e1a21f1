import type { Game } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AdminDeps } from "../admin-deps.ts";

export async function requireGame({ store }: Pick<AdminDeps, "store">, id: string): Promise<Game> {
  return assertFound(await store.current(id));
}

export function assertFound(game: Game | undefined): Game {
  if (game === undefined) throw new Problem("not-found", "No game has this id.");
  return game;
}

/**
 * Staff may neither inspect nor change their own games. This includes games they have left, because they know a hand.
 * @throws {Problem} own-game
 */
export function assertNotInvolved({ seats, tenures, settings }: Game, account: string): void {
  const hasSeat = seats.some((occupant) => "account" in occupant && occupant.account === account);
  const hostsLocalPlayer = seats.some((occupant) => occupant.kind === "person" && occupant.companionOf === account);
  const hadSeat = tenures.some((tenure) => tenure.account === account);
  if (hasSeat || hostsLocalPlayer || hadSeat || settings.host === account) throw new Problem("own-game");
}
