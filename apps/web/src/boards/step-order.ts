import type { Turn } from "./board.ts";

interface PendingStep {
  readonly step: { readonly type: string; readonly seat?: number };
}

/** The order in which seats take the same step, such as placing their first piece; `pending` is the agenda. */
export function stepOrder(seats: readonly number[], pending: readonly PendingStep[]): readonly Turn[] {
  const type = pending[0]?.step.type;
  const waiting = pending.filter(({ step }) => step.type === type).flatMap(({ step }) => step.seat ?? []);
  const done = seats.filter((seat) => !waiting.includes(seat));
  return [
    ...done.map((seat) => ({ seat, state: "done" }) as const),
    ...waiting.map((seat, place) => ({ seat, state: (["now", "next"] as const)[place] ?? "then" }) as const),
  ];
}
