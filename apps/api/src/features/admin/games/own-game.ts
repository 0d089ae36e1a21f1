import type { Game } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { DeskDeps } from "../desk.ts";

export async function gameNamed({ store }: Pick<DeskDeps, "store">, id: string): Promise<Game> {
  return mustBeThere(await store.current(id));
}

export function mustBeThere(game: Game | undefined): Game {
  if (game === undefined) throw new Problem("not-found", "No game has this id.");
  return game;
}

/**
 * Staff may neither inspect nor change their own games. This includes games they have left, because they know a hand.
 * @throws {Problem} own-game
 */
export function mustNotPlay({ seats, tenures, settings }: Game, account: string): void {
  const sits = seats.some((sitting) => "account" in sitting && sitting.account === account);
  const sitsBeside = seats.some((sitting) => sitting.kind === "person" && sitting.companionOf === account);
  const hasSat = tenures.some((tenure) => tenure.account === account);
  if (sits || sitsBeside || hasSat || settings.host === account) throw new Problem("own-game");
}
