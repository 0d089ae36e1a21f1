import type { Vocabulary } from "../../core/ruleset.ts";
import type { RecordedGame } from "./recorded-game.ts";

/** One law: looks at a recorded game and throws what it finds wrong. */
export interface Law<Game extends Vocabulary> {
  readonly title: string;
  check(game: RecordedGame<Game>): void;
  /** After all games: what must have happened in at least one of them. */
  conclude?(): void;
}
