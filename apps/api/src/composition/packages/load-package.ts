import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Vocabulary } from "@seneschal/engine";
import type { RulesetPackage } from "@seneschal/engine/packages";
import type { RulesetSchema } from "@seneschal/schema";
import type { PackageWording } from "@seneschal/wording/packages";
import { z } from "zod";
import type { PackageRecord } from "../../domain/game/ruleset-registry.ts";

/** What a package exports under the name `ruleset`. */
export interface ExportedRuleset extends RulesetPackage<Vocabulary, RulesetSchema> {
  readonly wording: PackageWording;
}

/** A package as npm has installed it. */
export interface LoadedPackage {
  readonly exported: ExportedRuleset;
  /** The address of its module, which threads import, too. */
  readonly module: string;
  readonly record: PackageRecord;
}

/** Imports an installed package, which is not checked yet. `list` is the file that names it. */
export async function loadPackage(list: string, name: string): Promise<LoadedPackage> {
  const module = moduleOf(list, name);
  const { ruleset } = (await imported(name, module)) as { readonly ruleset?: unknown };
  if (!isExported(ruleset)) throw packageError(name, 'it does not export a value of rulesetPackage as "ruleset"');
  return { exported: ruleset, module, record: await recordOf(list, name) };
}

/** What ends the start: the package, and what is wrong with it. */
export const packageError = (name: string, fault: string, cause?: unknown): Error =>
  new Error(`The ruleset package ${name} cannot be used: ${fault}.`, { cause });

function moduleOf(list: string, name: string): string {
  try {
    return pathToFileURL(createRequire(list).resolve(name)).href;
  } catch (cause) {
    throw packageError(name, `it is not installed next to ${list}`, cause);
  }
}

async function imported(name: string, module: string): Promise<object> {
  try {
    return await import(module);
  } catch (cause) {
    throw packageError(name, `loading it fails: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
}

/** Only what a first look needs: `packageFaults` checks the rest. */
const isExported = (value: unknown): value is ExportedRuleset =>
  typeof value === "object" && value !== null && ["contract", "ruleset", "schema"].every((part) => part in value);

const manifest = z.object({ version: z.string() });
const lock = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) });

/** Version and integrity as npm has written them down. A linked folder has no integrity. */
async function recordOf(list: string, name: string): Promise<PackageRecord> {
  const modules = join(dirname(list), "node_modules");
  const { version } = manifest.parse(JSON.parse(await readFile(join(modules, name, "package.json"), "utf8")));
  const installed = await readFile(join(modules, ".package-lock.json"), "utf8").catch(() => '{"packages":{}}');
  const { packages } = lock.parse(JSON.parse(installed));
  return { name, version, integrity: packages[`node_modules/${name}`]?.integrity ?? null };
}
