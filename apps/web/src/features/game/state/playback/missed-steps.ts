import type { GameStep } from "../../../../lib/api-client/types.ts";

type StepSummary = Pick<GameStep, "version" | "kind" | "seat">;

/** The version of a seat's last move, or of the start of the game if it has not moved. */
export function lastTurnOf(seat: number, steps: readonly StepSummary[]): number {
  return ownMoveOf(seat, steps)?.version ?? steps.find(({ kind }) => kind === "begin")?.version ?? 0;
}

function ownMoveOf(seat: number, steps: readonly StepSummary[]): StepSummary | undefined {
  return steps.findLast((step) => step.kind === "move" && step.seat === seat);
}

/** What a returning seat missed: since it last looked on this device, or since its last move. Nothing for a seat that never moved. */
export function missedOnReturn<Any extends StepSummary>(
  seat: number,
  steps: readonly Any[],
  seen: number | null,
): readonly Any[] {
  const last = seen ?? ownMoveOf(seat, steps)?.version;
  return last === undefined ? [] : missedBy(seat, steps, last);
}

/** A seat that has moved since then has seen everything. */
export function stillMissed<Any extends StepSummary>(
  seat: number | null,
  steps: readonly StepSummary[],
  missed: readonly Any[],
): readonly Any[] {
  return seat !== null && lastTurnOf(seat, steps) > (missed.at(-1)?.version ?? 0) ? [] : missed;
}

/** What others did after version `seen`. */
export function missedBy<Any extends StepSummary>(seat: number, steps: readonly Any[], seen: number): readonly Any[] {
  return steps.filter((step) => step.version > seen && step.kind !== "undo" && step.seat !== seat);
}
