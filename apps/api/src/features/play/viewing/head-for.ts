import type { Game } from "../../../domain/game/game.ts";
import type { PlayNeeds } from "../play.ts";
import { shownGame } from "../who.ts";

/** The game as far as this viewer is shown it: at its head, or behind it where who only watches is kept behind. */
export async function headFor({ store, shown }: PlayNeeds, id: string, viewer: string | undefined): Promise<Game> {
  return shown.to(await shownGame(store, id, viewer), viewer);
}
