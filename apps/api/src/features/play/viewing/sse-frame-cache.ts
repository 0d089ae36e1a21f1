import type { Audience } from "@seneschal/engine";
import { LRUCache } from "lru-cache";
import type { Game } from "../../../domain/game/game.ts";

/** The number of game versions whose frames are cached, for viewers who watch the same step at about the same time. */
const gamesMax = 128;

/** A frame is built and encoded once for each audience, however many viewers it has. */
export class SseFrameCache {
  readonly #games = new LRUCache<Game, Map<Audience, Buffer | undefined>>({ max: gamesMax });

  of(game: Game, audience: Audience, make: () => string | undefined): Buffer | undefined {
    const frames = this.#games.get(game) ?? this.#begin(game);
    if (!frames.has(audience)) frames.set(audience, encoded(make()));
    return frames.get(audience);
  }

  #begin(game: Game): Map<Audience, Buffer | undefined> {
    const frames = new Map<Audience, Buffer | undefined>();
    this.#games.set(game, frames);
    return frames;
  }
}

function encoded(text: string | undefined): Buffer | undefined {
  return text === undefined ? undefined : Buffer.from(text);
}
