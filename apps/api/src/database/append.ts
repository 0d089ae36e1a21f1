import type { Pool } from "pg";
import type { Extension, Step } from "../history/extension.ts";
import type { Register } from "../history/register.ts";
import { summaryOf } from "../history/summary.ts";
import { appendStatement } from "./append-statement.ts";
import { botsAreAsked } from "./errands.ts";
import { gameRowOf, seatRowsOf } from "./projection.ts";
import type { Request } from "./request.ts";

export interface Append {
  readonly game: string;
  /** The entry as JSON. */
  readonly text: string;
  /** Does the game wait for a bot then? */
  readonly isDue: boolean;
}

export function appendOf(register: Register, extension: Extension, request?: Request): Append {
  const { before, steps, after } = extension;
  const summary = summaryOf(register, after);
  const isDue = botsAreAsked(summary);
  const entry = {
    game_id: after.id,
    first: (before?.version ?? 0) + 1,
    last: after.version,
    at: after.movedAt,
    game: gameRowOf(summary),
    // Seats change rarely, and never by a move.
    seats: before?.seats === after.seats ? null : seatRowsOf(before && summaryOf(register, before), summary),
    is_due: isDue,
    was_due: before?.phase === "running" && before.seats.some((sitting) => "bot" in sitting),
  };
  // The body goes in to the letter, since its digest was taken over it.
  const events = steps.map((step, place) => eventTextOf(step, place === 0 ? request : undefined));
  const text = `{"events":[${events.join(",")}],${JSON.stringify(entry).slice(1)}`;
  return { game: after.id, text, isDue };
}

/** Writes what can be written and says of which games. Entries are for games that differ. */
export async function append(pool: Pool, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  const values = [`[${batch.map(({ text }) => text).join(",")}]`];
  const { rows } = await pool.query<{ games: readonly string[] }>({ name: "append", text: appendStatement, values });
  return new Set(rows[0]?.games);
}

function eventTextOf({ stored, body }: Step, request: Request | undefined): string {
  const { game, version, at, event, digest, secret } = stored;
  const row = { game_id: game, version, type: event.type, at, digest, secret, ...request };
  return `{"body":${body},${JSON.stringify(row).slice(1)}`;
}
