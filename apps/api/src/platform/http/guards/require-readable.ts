import { readableOrUnchanged } from "@seneschal/schema";
import { Problem } from "../problem.ts";

/**
 * Returns the text if it is readable, or if it was stored before the rule existed.
 * @throws {Problem} malformed-request
 */
export function requireReadable(text: string, before: readonly string[], path: string): string {
  const readable = readableOrUnchanged(text, before);
  if (readable !== undefined) return readable;
  throw new Problem("malformed-request", "This text has characters that cannot be shown.", {
    errors: [{ path, message: "Holds characters that nobody sees, or that reorder others." }],
  });
}
