import { booksOf, packageFaults, questionsOf } from "@seneschal/engine/packages";
import { wordingFaults } from "@seneschal/wording/packages";
import { type ExportedRuleset, type LoadedPackage, packageError } from "./load-package.ts";

/** Holds each package against the contract, with more games than a test plays: takes seconds. Throws for the first fault. */
export function checkPackages(packages: readonly LoadedPackage[], builtIn: readonly string[]): void {
  const taken = new Set(builtIn);
  for (const { exported, record } of packages) {
    const { id } = exported.ruleset;
    if (taken.has(id)) throw packageError(record.name, `there is another ruleset ${id}`);
    taken.add(id);
    const [fault] = faultsOf(exported);
    if (fault !== undefined) throw packageError(record.name, `${fault.check}: ${fault.text}`);
  }
}

/** Words are checked when nothing else is wrong. */
function faultsOf(exported: ExportedRuleset): readonly { readonly check: string; readonly text: string }[] {
  const faults = packageFaults(exported);
  if (faults.length > 0) return faults;
  const { ruleset, schema, wording, laws } = exported;
  const rules = booksOf(exported).flatMap((book) => book.rules.map(({ number }) => number));
  const asked = [...questionsOf(ruleset, laws)];
  return wordingFaults({ schema, wording, rules, asked }).map((text) => ({ check: "wording", text }));
}
