import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const script = fileURLToPath(new URL("../../../api/test/support/prepare-classic.ts", import.meta.url));
const tsx = createRequire(import.meta.url).resolve("tsx/cli");

/** Brings a game of the original Fief to where Aveline may lay a famine that Berengar can parry. */
export async function prepareClassic(game: string): Promise<void> {
  await promisify(execFile)(process.execPath, [tsx, script, game]);
}
