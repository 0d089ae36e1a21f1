import type { Pool } from "pg";
import type { Transition } from "../../domain/game/transition.ts";
import { type EventRow, eventRowOf, insertFirstEvents } from "./event-rows.ts";
import type { Append } from "./group-commit.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";

/**
 * Whether a transition is one move in a game that goes on, and changes no projection but the row of its game: neither
 * seats nor tenures, nor the work of bots. Only such a row may follow its event, because any later row replaces it.
 */
export function isMoveAlone({ before, steps: [first, second], after }: Transition): boolean {
  if (before === undefined || first?.stored.event.type !== "MovePlayed" || second !== undefined) return false;
  if (before.phase !== "running" || after.phase !== "running") return false;
  if (before.seats !== after.seats || before.tenures !== after.tenures) return false;
  return !after.seats.some((occupant) => "bot" in occupant);
}

/** The event of a move. */
export interface MoveEntry extends Append {
  readonly event: EventRow;
}

export function moveEntryOf({ steps: [step], after }: Transition, request: IdempotentRequest | undefined): MoveEntry {
  if (step === undefined) throw new Error(`no events for game ${after.id}`);
  return { game: after.id, event: eventRowOf(step, request) };
}

/** Writes the moves that do not conflict, and returns the games of these. Each move is in a different game. */
export function appendMoves(pool: Pool, batch: readonly MoveEntry[]): Promise<ReadonlySet<string>> {
  return insertFirstEvents(
    pool,
    batch.map(({ event }) => event),
  );
}
