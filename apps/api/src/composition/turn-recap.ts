import { type ChronicleRequest, chronicleLines, hasWording } from "@seneschal/wording/chronicle";
import { nameFormatter } from "@seneschal/wording/emails";
import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { GameReader } from "../event-store/game-store.ts";
import { lastOwnMove } from "../features/play/last-own-move-queries.ts";
import { stepOf } from "../features/play/viewing/game-view.ts";
import { seatNames } from "../stores/names/seat-names-queries.ts";

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

/** The number of events that a recap covers at most. */
const eventsMax = 100;

/** Tells what a seat has seen since its last move, up to a version, as sentences of the chronicle. */
export function createTurnRecap({ pool, store, registry }: Deps) {
  return async ({ game: id, seat, upTo }: Since, language: "en" | "fr"): Promise<readonly string[]> => {
    const game = await store.current(id);
    if (game === undefined || !registry.has(game.settings.ruleset)) return [];
    const { ruleset } = game.settings;
    if (!hasWording(ruleset)) return registry.of(ruleset).fromPackage === undefined ? withoutRecap(ruleset) : [];
    const after = Math.max(await lastOwnMove(pool, id, seat, upTo), upTo - eventsMax);
    const events = (await store.events(id, after, eventsMax)).filter(({ version }) => version <= upTo);
    const steps = events.flatMap((recorded) => stepOf(registry, game, seat, recorded) ?? []);
    const nameOf = nameFormatter(language);
    const names = (await seatNames(pool, id)).map((known) => (known === undefined ? null : nameOf(known)));
    // Every redacted fact has a type, but the API schema leaves facts to the rulesets.
    const chronicleSteps = steps as unknown as ChronicleRequest["steps"];
    return chronicleLines({ language, ruleset, steps: chronicleSteps, names, seat });
  };
}

/** The e-mail is sent all the same: that it is a player's turn matters more. Built-in rulesets always have wording; the words of packages are not used yet. */
function withoutRecap(ruleset: string): readonly string[] {
  process.emitWarning(`The e-mails of ${ruleset} do not say what happened: its chronicle has no wording.`);
  return [];
}
