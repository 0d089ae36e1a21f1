import { createHash } from "node:crypto";
import type { Repeatable } from "../database/append.ts";
import { canonicalJson } from "../history/canonical-json.ts";

/** A request that its key makes safe to repeat. */
export function repeatableOf(
  account: string,
  key: string | undefined,
  operation: "move" | "undo",
  body: unknown,
): Repeatable | undefined {
  if (key === undefined) return undefined;
  const fingerprint = createHash("sha256")
    .update(canonicalJson([operation, body]))
    .digest("hex");
  return { account, key, fingerprint };
}
