import type { Entry } from "../../../boards/board.ts";
import type { Line } from "../../../components/chronicle/rounds.ts";
import { roundsOf } from "../../../components/chronicle/rounds.ts";
import type { GameStep } from "../../../lib/api-client/types.ts";

/** More steps than these do not add to the last lines. */
const stepsRead = 24;

/** The last lines of the chronicle in order, without undone moves. */
export function lastLines(
  steps: readonly GameStep[],
  entriesOf: (step: GameStep) => readonly Entry[],
  count: number,
): readonly Line[] {
  const entries = new Map(steps.slice(-stepsRead).map((step) => [step.version, entriesOf(step)]));
  return roundsOf(steps.slice(-stepsRead), ({ version }) => entries.get(version) ?? [])
    .flatMap(({ lines }) => lines)
    .filter(({ isUndone }) => !isUndone)
    .slice(0, count)
    .toReversed();
}
