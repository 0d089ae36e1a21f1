import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Identifies the running code, so that cached results of other code are not used. The file that the process was started
 * with contains the hashes of all other built files. Unbuilt code can change at any time, so each process has its own
 * revision.
 */
export const codeRevision = import.meta.url.endsWith(".ts") ? randomUUID() : digestOf(process.argv[1] ?? "");

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
