import type { Audience } from "@seneschal/engine";
import { LRUCache } from "lru-cache";
import type { Game } from "../../../domain/game/game.ts";
import { serverSentEvents } from "../../../platform/http/streams/event-stream.ts";

/** The number of game versions whose frames are cached, for viewers who watch the same step at about the same time. */
const gamesMax = 128;

/** A frame is built and encoded once for each audience and id, however many viewers it has. */
export class SseFrameCache {
  readonly #games = new LRUCache<Game, Map<string, Buffer | undefined>>({ max: gamesMax });

  /** The bytes of a step after which a game is this one. Undefined if the audience does not see it. */
  of(
    game: Game,
    { audience, id }: { readonly audience: Audience; readonly id: string },
    dataOf: () => string | undefined,
  ): Buffer | undefined {
    const frames = this.#games.get(game) ?? this.#begin(game);
    const key = `${audience} ${id}`;
    if (!frames.has(key)) frames.set(key, encoded(id, dataOf()));
    return frames.get(key);
  }

  #begin(game: Game): Map<string, Buffer | undefined> {
    const frames = new Map<string, Buffer | undefined>();
    this.#games.set(game, frames);
    return frames;
  }
}

function encoded(id: string, data: string | undefined): Buffer | undefined {
  return data === undefined ? undefined : Buffer.from(serverSentEvents.textOf({ event: "step", id, data }));
}
