import type { Vocabulary } from "../core/ruleset.ts";
import type { RecordedGame } from "./recorded-game.ts";

/** One law: checks a recorded game and throws if it finds a fault. */
export interface Law<Game extends Vocabulary> {
  readonly title: string;
  check(game: RecordedGame<Game>): void;
  /** After all games: what must have happened in at least one of them. */
  conclude?(): void;
}
