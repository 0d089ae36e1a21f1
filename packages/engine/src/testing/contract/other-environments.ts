import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Setting } from "./recorded-game.ts";
import type { Origin } from "./settings.ts";

/** Environments with other locales and time zones. */
const places = [
  { LC_ALL: "en_US.UTF-8", TZ: "UTC" },
  { LC_ALL: "sv_SE.UTF-8", TZ: "Pacific/Kiritimati" },
  { LC_ALL: "tr_TR.UTF-8", TZ: "America/St_Johns" },
];

/** Law 7, beyond this process: the same game, played again in other locales and time zones. */
export function hashInOtherEnvironments<Options>(
  origin: Origin,
  setting: Setting<Options>,
): Promise<readonly string[]> {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const args = ["--import", "tsx", `${folder}print-game-hash.ts`, origin.module, origin.name, JSON.stringify(setting)];
  const tell = async (place: (typeof places)[number]) => {
    const env = { ...process.env, ...place };
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    return stdout.trim();
  };
  return Promise.all(places.map(tell));
}
