import type { Step } from "../../../lib/api-client/types.ts";

type Told = Pick<Step, "version" | "kind" | "seat">;

/** The version of a seat's last own move; where it has made none, of the beginning. */
export function lastTurnOf(seat: number, steps: readonly Told[]): number {
  return ownMoveOf(seat, steps)?.version ?? steps.find(({ kind }) => kind === "begin")?.version ?? 0;
}

function ownMoveOf(seat: number, steps: readonly Told[]): Told | undefined {
  return steps.findLast((step) => step.kind === "move" && step.seat === seat);
}

/** What a seat missed that comes back: since it last looked here, or since its last move. Who never sat down left nothing. */
export function missedOnReturn<Any extends Told>(
  seat: number,
  steps: readonly Any[],
  seen: number | null,
): readonly Any[] {
  const last = seen ?? ownMoveOf(seat, steps)?.version;
  return last === undefined ? [] : missedBy(seat, steps, last);
}

/** Whoever moved after all of it has no need to be shown it. */
export function stillMissed<Any extends Told>(
  seat: number | null,
  steps: readonly Told[],
  missed: readonly Any[],
): readonly Any[] {
  return seat !== null && lastTurnOf(seat, steps) > (missed.at(-1)?.version ?? 0) ? [] : missed;
}

/** What others did after a version. */
export function missedBy<Any extends Told>(seat: number, steps: readonly Any[], seen: number): readonly Any[] {
  return steps.filter((step) => step.version > seen && step.kind !== "undo" && step.seat !== seat);
}
