import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const api = fileURLToPath(new URL("../../../api/", import.meta.url));
const tsup = join(dirname(createRequire(import.meta.url).resolve("tsup")), "cli-default.js");
const runNode = promisify(execFile);

/** Builds the scripts that prepare games. */
export async function buildApiScripts(): Promise<void> {
  await runNode(process.execPath, [tsup, "--config", "test/support/prepared-games/tsup.config.ts"], { cwd: api });
}

/**
 * Runs a built script of the API on the database of the tests, and returns its output.
 * @param script path in `apps/api/dist`
 */
export async function runApiScript(script: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await runNode(process.execPath, [join(api, "dist", script), ...args]);
  return stdout;
}
