import type { Game } from "../domain/game/game.ts";
import { eventLineOf, manifestLineOf } from "../domain/verification/export-lines.ts";
import type { GameReader } from "./game-store.ts";

const eventsAtOnce = 256;

/** The log of a finished game as it can be verified: a manifest line, then one event per line. Calls `pause` between lines. */
export async function* gameLogLines(
  store: Pick<GameReader, "events">,
  game: Game,
  pause: () => Promise<void>,
): AsyncGenerator<string> {
  yield `${manifestLineOf(game)}\n`;
  for (let version = 0; version < game.version; ) {
    const events = await store.events(game.id, version, eventsAtOnce);
    for (const event of events.filter((event) => event.version <= game.version)) {
      await pause();
      yield `${eventLineOf(event)}\n`;
    }
    version = events.at(-1)?.version ?? game.version;
  }
}
