import { readableOrUnchanged } from "@seneschal/schema";
import { type Rejection, rejected } from "../rejection.ts";

/** The text if it is readable, or if it was stored before the rule existed. Otherwise rejected as `malformed-request`. */
export function readableText(text: string, before: readonly string[], path: string): string | Rejection {
  return (
    readableOrUnchanged(text, before) ??
    rejected("malformed-request", "This text has characters that cannot be shown.", {
      errors: [{ path, message: "Holds characters that nobody sees, or that reorder others." }],
    })
  );
}
