import type { BoardModel, Choice, Person } from "../../boards/board-model.ts";
import type { Game, GameStep, Position } from "../../lib/api-client/types.ts";

/** What a board draws of a position. */
export function toBoardModel(
  position: VisiblePosition,
  people: readonly Person[],
  recent: readonly GameStep[],
): BoardModel {
  return {
    view: position.view,
    question: position.question,
    outcome: position.outcome,
    choices: (position.choices ?? []) as readonly Choice[],
    people,
    yourSeat: typeof position.audience === "number" ? position.audience : null,
    recent: recent.flatMap(({ facts }) => facts),
  };
}

/** A position, or a step of a replay, where nothing can be chosen. */
type VisiblePosition = Pick<Position, "view" | "question" | "outcome"> & {
  readonly audience: Position["audience"];
  readonly choices?: Position["choices"];
};

/** What others did since this seat moved; spectators see the last step. */
export function recentFor(steps: readonly GameStep[], seat: Game["yourSeat"]): readonly GameStep[] {
  if (seat === null) return steps.slice(-1);
  const own = steps.findLastIndex((step) => step.kind === "move" && step.seat === seat);
  return steps.slice(own + 1);
}
