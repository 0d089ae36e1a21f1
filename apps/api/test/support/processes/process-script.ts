import { join } from "node:path";
import { inject } from "vitest";

/** The built script of a process: `main`, a command of src/cli, or `test-` and the name of a file in test/processes. */
export function processScript(name: string): string {
  return join(inject("processFolder"), `${name}.js`);
}
