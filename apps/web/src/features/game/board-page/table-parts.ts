import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import type { Game, Position, Step } from "../../../lib/api-client/types.ts";

/** What every part of a table is drawn from. */
export interface TableParts {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly steps: readonly Step[];
  readonly position: Position;
  readonly board: RulesetBoard;
}
