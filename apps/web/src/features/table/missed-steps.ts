import type { Step } from "../../api/types.ts";

type Told = Pick<Step, "version" | "kind" | "seat">;

/** The version of a seat's last own move; where it has made none, of the beginning. */
export function lastTurnOf(seat: number, steps: readonly Told[]): number {
  const last = steps.findLast((step) => step.kind === "move" && step.seat === seat);
  return (last ?? steps.find(({ kind }) => kind === "begin"))?.version ?? 0;
}

/** What others did after a version. */
export function missedBy<Any extends Told>(seat: number, steps: readonly Any[], seen: number): readonly Any[] {
  return steps.filter((step) => step.version > seen && step.kind !== "undo" && step.seat !== seat);
}
