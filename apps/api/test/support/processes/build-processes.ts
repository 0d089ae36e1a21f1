import { cpSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import type { TestProject } from "vitest/node";
import { entries, production } from "../../../tsup.config.ts";
import { isAlive } from "./is-alive.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly processFolder: string;
  }
}

const api = fileURLToPath(new URL("../../..", import.meta.url));
const prefix = "dist-test-";

/**
 * Builds what tests run in processes of their own (the API, its commands, and test/processes) as it is built for
 * production: such a process starts in a fraction of the time that a development loader takes. The folder lies next to
 * `dist`, so that what is found relative to `dist` is found from there too.
 */
export async function setup(project: TestProject): Promise<() => void> {
  removeLeftOvers();
  const folder = join(api, `${prefix}${process.pid}`);
  await build({
    ...production,
    config: false,
    silent: true,
    sourcemap: false,
    entry: { ...entries, ...processEntries() },
    outDir: folder,
    onSuccess: async () =>
      cpSync(join(api, "src/platform/postgres/migrations"), join(folder, "migrations"), { recursive: true }),
  });
  project.provide("processFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

function processEntries(): Readonly<Record<string, string>> {
  const files = readdirSync(join(api, "test/processes"));
  return Object.fromEntries(files.map((file) => [`test-${basename(file, ".ts")}`, `test/processes/${file}`]));
}

/** Runs that were killed leave their folders. */
function removeLeftOvers(): void {
  for (const name of readdirSync(api).filter((name) => name.startsWith(prefix)))
    if (!isAlive(Number(name.slice(prefix.length)))) rmSync(join(api, name), { recursive: true, force: true });
}
