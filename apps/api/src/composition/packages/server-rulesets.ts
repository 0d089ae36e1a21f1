import { rulebooksOf } from "@seneschal/engine/packages";
import { createRegistry, type RegisteredRuleset, type RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { rulesetRegistry } from "../rulesets.ts";
import { checkPackages } from "./check-packages.ts";
import { type LoadedPackage, loadPackage } from "./load-package.ts";
import { type PackageSettings, packageList } from "./package-list.ts";

/** The rulesets of this server: the built-in ones, and those of packages that the operator lists. */
export async function serverRulesets(settings: PackageSettings): Promise<RulesetRegistry> {
  return registryOf(await loadedPackages(settings));
}

/** The same, held against the contract before they are used. Throws for the first fault of a package. */
export async function checkedRulesets(settings: PackageSettings): Promise<RulesetRegistry> {
  const packages = await loadedPackages(settings);
  checkPackages(packages, rulesetRegistry.ids);
  return registryOf(packages);
}

async function loadedPackages(settings: PackageSettings): Promise<readonly LoadedPackage[]> {
  const { file, names } = await packageList(settings);
  return Promise.all(names.map((name) => loadPackage(file, name)));
}

const registryOf = (packages: readonly LoadedPackage[]): RulesetRegistry =>
  createRegistry([...rulesetRegistry.all, ...packages.map(registered)]);

function registered({ exported, module, record }: LoadedPackage): RegisteredRuleset {
  const { ruleset, schema } = exported;
  const rulebooks = rulebooksOf(exported);
  const english = rulebooks.find(({ language }) => language === "en")?.rules ?? [];
  const texts = new Map(english.map(({ number, text }) => [number, text]));
  return { ruleset, schema, rulebooks, fromPackage: { module, record }, ruleText: (rule) => texts.get(rule) };
}
