import { pathToFileURL } from "node:url";
import type { AnyRuleset } from "../../core/ruleset.ts";
import { gameHash } from "./game-hash.ts";

/** Run by law 7 in a process of its own: path of a module, name of the ruleset in it, setting. */
const [, , module = "", name = "", setting = ""] = process.argv;
const found: Readonly<Record<string, AnyRuleset>> = await import(pathToFileURL(module).href);
const ruleset = found[name];
if (ruleset === undefined) throw new Error(`${module} exports no ${name}`);
process.stdout.write(gameHash(ruleset, JSON.parse(setting)));
