import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Names the code that runs, so that nothing that other code has made is taken for its own. The file that the process
 * was started with names every other built file by its content. Code that was not built may change at any time: there
 * each process is a revision of its own.
 */
export const codeRevision = import.meta.url.endsWith(".ts") ? randomUUID() : digestOf(process.argv[1] ?? "");

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
