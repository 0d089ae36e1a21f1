import { z } from "zod";
import { Problem } from "./problem.ts";

/** The last entry of a page of a list that is sorted by time and id. */
export interface PageEnd {
  /** An instant in ISO 8601. */
  readonly at: string;
  readonly id: string;
}

export function cursorOf({ at, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([at, id])).toString("base64url");
}

/** The page of a list that was read with one entry more than the limit: this entry shows whether there is another page. */
export function pageOf<Entry>(found: readonly Entry[], limit: number, endOf: (entry: Entry) => PageEnd) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: found.length > limit && last !== undefined ? cursorOf(endOf(last)) : null };
}

/** @throws {Problem} malformed-request */
export function pageEndOf(cursor: string): PageEnd {
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new Problem("malformed-request", "The cursor must be `next` of the previous page.");
  const [at, id] = parsed.data;
  return { at, id };
}

// ISO 8601 has a year 0, Postgres does not.
const place = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.uuid()]);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
