import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const script = fileURLToPath(new URL("../../../api/test/support/pass-time.ts", import.meta.url));
const tsx = createRequire(import.meta.url).resolve("tsx/cli");

/** Does to one game what its clocks will call for so many hours from now. */
export async function passTime(game: string, hours: number): Promise<void> {
  await promisify(execFile)(process.execPath, [tsx, script, game, String(hours)]);
}
