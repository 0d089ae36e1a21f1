import type { Seat } from "@seneschal/engine";
import type { GameEvent, Recorded } from "../game/events.ts";

/** What an export says of its chance that no check can judge. */
export interface ChanceReport {
  /** Seats whose players, as the file says, added entropy after the commitment was shown. */
  readonly addedBy: readonly Seat[];
  /** Draws that were taken back with their moves: what followed was drawn with other numbers. */
  readonly takenBack: number;
}

export interface ChanceReporting {
  take(recorded: Pick<Recorded, "event" | "at" | "version">): void;
  report(): ChanceReport;
}

/** Reads a stream from its first event on. */
export function chanceReporting(): ChanceReporting {
  /** By version: how many draws count in the position of then. */
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
      // What came with the opening was known before the secret was chosen.
      const isAdded = event.type === "SeatTaken" && event.entropyFrom === "player" && at > openedAt;
      if (isAdded) addedBy.add(event.seat);
      else addedBy.delete(event.seat);
    },
    report: () => ({ addedBy: [...addedBy].sort((one, other) => one - other), takenBack }),
  };
}
