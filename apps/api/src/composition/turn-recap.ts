import { chronicleLines, type Telling } from "@seneschal/wording/chronicle";
import { nameFormatter } from "@seneschal/wording/emails";
import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { GameReader } from "../event-store/game-store.ts";
import { lastOwnMove } from "../features/play/last-own-move-queries.ts";
import { stepOf } from "../features/play/viewing/game-view.ts";
import { seatNames } from "../read-models/names/seat-names-queries.ts";

interface Deps {
  readonly pool: Pool;
  readonly store: GameReader;
  readonly registry: RulesetRegistry;
}

interface Since {
  readonly game: string;
  readonly seat: number;
  readonly upTo: number;
}

/** More is not told in a letter. */
const eventsMax = 100;

/** What a seat was told between its last move and a version, in the words of the chronicle. */
export function createTurnRecap({ pool, store, registry }: Deps) {
  return async ({ game: id, seat, upTo }: Since, language: "en" | "fr"): Promise<readonly string[]> => {
    const game = await store.current(id);
    if (game === undefined) return [];
    const after = Math.max(await lastOwnMove(pool, id, seat, upTo), upTo - eventsMax);
    const events = (await store.events(id, after, eventsMax)).filter(({ version }) => version <= upTo);
    const steps = events.flatMap((recorded) => stepOf(registry, game, seat, recorded) ?? []);
    const nameOf = nameFormatter(language);
    const names = (await seatNames(pool, id)).map((known) => (known === undefined ? null : nameOf(known)));
    // Every told fact has a type; the document of the API leaves that to each ruleset.
    const told = steps as unknown as Telling["steps"];
    return chronicleLines({ language, ruleset: game.settings.ruleset, steps: told, names, seat });
  };
}
