import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const script = fileURLToPath(new URL("../../../api/test/support/prepare-fief.ts", import.meta.url));
const tsx = createRequire(import.meta.url).resolve("tsx/cli");

/** Brings a game of Fief 1429 to the vote for a bishop, and says which two men were dealt as candidates. */
export async function prepareFief(game: string): Promise<readonly [bishop: string, rival: string]> {
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, script, game]);
  const { candidates } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}");
  return candidates;
}
