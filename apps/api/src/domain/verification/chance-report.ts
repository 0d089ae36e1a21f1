import type { Seat } from "@seneschal/engine";
import type { GameEvent, RecordedEvent } from "../game/events.ts";

/** Facts about chance in an export that cannot be verified. */
export interface ChanceReport {
  /** Seats whose players, according to the file, added entropy after the commitment was published. */
  readonly addedBy: readonly Seat[];
  /** Draws that were undone with their moves: later draws got other numbers. */
  readonly takenBack: number;
}

export interface ChanceReporter {
  take(recorded: Pick<RecordedEvent, "event" | "at" | "version">): void;
  report(): ChanceReport;
}

/** Reads the events of a game in order. */
export function chanceReporter(): ChanceReporter {
  /** The number of draws in the position, by version. */
  const counting: number[] = [0];
  const addedBy = new Set<Seat>();
  let openedAt = "";
  let takenBack = 0;

  function drawsAfter(event: GameEvent, before: number): number {
    if (event.type === "MovesUndone" || event.type === "GameRolledBack") return counting[event.to] ?? before;
    return "draws" in event ? before + event.draws : before;
  }

  return {
    take({ event, at, version }) {
      if (event.type === "GameOpened") openedAt = at;
      const before = counting[version - 1] ?? 0;
      const after = drawsAfter(event, before);
      takenBack += Math.max(0, before - after);
      counting[version] = after;
      if (event.type !== "SeatTaken" && event.type !== "SeatLeft") return;
      // Entropy that came with the creation of the game was known before the secret was chosen.
      const isAdded = event.type === "SeatTaken" && event.entropyFrom === "player" && at > openedAt;
      if (isAdded) addedBy.add(event.seat);
      else addedBy.delete(event.seat);
    },
    report: () => ({ addedBy: [...addedBy].sort((one, other) => one - other), takenBack }),
  };
}
