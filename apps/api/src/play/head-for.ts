import type { Game } from "../history/game.ts";
import type { PlayNeeds } from "./play.ts";
import { shownUpTo } from "./shown-up-to.ts";
import { shownGame } from "./who.ts";

/** The game as far as this viewer is shown it: at its head, or behind it where who only watches is kept behind. */
export async function headFor(needs: PlayNeeds, id: string, viewer: string | undefined): Promise<Game> {
  const game = await shownGame(needs.store, id, viewer);
  const { version } = await shownUpTo(needs, game, viewer);
  return version >= game.version ? game : ((await needs.store.at(id, version)) ?? game);
}
