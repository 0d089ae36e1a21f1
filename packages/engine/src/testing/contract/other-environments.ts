import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Setting } from "../../laws/recorded-game.ts";
import type { Origin } from "../../laws/settings.ts";

/** Environments with other locales and time zones. */
const places = [
  { LC_ALL: "en_US.UTF-8", TZ: "UTC" },
  { LC_ALL: "sv_SE.UTF-8", TZ: "Pacific/Kiritimati" },
  { LC_ALL: "tr_TR.UTF-8", TZ: "America/St_Johns" },
];

/** Law 7, beyond this process: the same game, played again in other locales and time zones. */
export async function hashInOtherEnvironments<Options>(
  origin: Origin,
  setting: Setting<Options>,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "law-7-"));
  try {
    await buildInto(folder, origin);
    const args = [join(folder, "print.mjs"), join(folder, "ruleset.mjs"), origin.name, JSON.stringify(setting)];
    const tell = async (place: (typeof places)[number]) => {
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...place } });
      return stdout.trim();
    };
    return await Promise.all(places.map(tell));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What each process runs: TypeScript here, and JavaScript in the published kit. */
const program = new URL(`print-game-hash${extname(import.meta.url)}`, import.meta.url);

/** Builds the program and the ruleset once: otherwise each process would compile every module. */
async function buildInto(outDir: string, { module }: Origin): Promise<void> {
  const { build } = await import("tsup");
  await build({
    config: false,
    silent: true,
    entry: { print: fileURLToPath(program), ruleset: fileURLToPath(module) },
    outDir,
    format: "esm",
    target: "node20",
    noExternal: [/./],
    outExtension: () => ({ js: ".mjs" }),
  });
}
