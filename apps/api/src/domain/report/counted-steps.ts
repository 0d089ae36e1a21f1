import type { Seat, Typed } from "@seneschal/engine";
import type { RecordedEvent } from "../game/events.ts";

/** A step of a game that was not undone: its facts, and the move that led to them if a seat made one. */
export interface CountedStep {
  readonly version: number;
  readonly facts: readonly Typed[];
  readonly played?: { readonly seat: Seat; readonly move: Typed };
}

/** The steps that lead to the last position, the opening first: those that were undone or rolled back are left out. */
export function countedSteps(events: readonly Pick<RecordedEvent, "version" | "event">[]): readonly CountedStep[] {
  const known = new Map<number, readonly CountedStep[]>();
  let steps: readonly CountedStep[] = [];
  for (const recorded of events) {
    const { version, event } = recorded;
    if (event.type === "MovesUndone" || event.type === "GameRolledBack") steps = known.get(event.to) ?? [];
    else steps = [...steps, ...stepOf(recorded)];
    known.set(version, steps);
  }
  return steps;
}

function stepOf({ version, event }: Pick<RecordedEvent, "version" | "event">): readonly CountedStep[] {
  if (event.type === "GameBegan" || event.type === "GameShortened") return [{ version, facts: event.facts }];
  if (event.type !== "MovePlayed") return [];
  return [{ version, facts: event.facts, played: { seat: event.seat, move: event.move } }];
}
