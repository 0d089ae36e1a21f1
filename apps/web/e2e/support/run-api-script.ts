import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const api = new URL("../../../api/", import.meta.url);
const tsx = createRequire(import.meta.url).resolve("tsx/cli");

/** Runs a script of the API (compiled or TypeScript) on the database of the tests, and returns its output. */
export async function runApiScript(script: string, ...args: readonly string[]): Promise<string> {
  const path = fileURLToPath(new URL(script, api));
  const program = path.endsWith(".ts") ? [tsx, path] : [path];
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args]);
  return stdout;
}
