import { createRegistry, type RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { rulesetsWithoutBooks } from "../domain/game/rulesets.ts";
import { rulebooks } from "../generated/rulebooks.ts";

/** The rulesets of this server, with the texts of their rule books. */
export const rulesetRegistry: RulesetRegistry = createRegistry(
  rulesetsWithoutBooks.all.map((registered) => {
    const texts = ruleTextsOf(registered.ruleset.id);
    return { ...registered, ruleText: (rule) => texts.get(rule) };
  }),
);

function ruleTextsOf(ruleset: string): ReadonlyMap<string, string> {
  const book = rulebooks.find((one) => one.ruleset === ruleset && one.language === "en");
  return new Map(book?.rules.map(({ number, text }) => [number, text]));
}
