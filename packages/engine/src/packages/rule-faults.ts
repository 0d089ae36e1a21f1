import { seededChance } from "../core/chance.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import type { RecordedGame } from "../laws/recorded-game.ts";
import { parseRules } from "../rulebook/parse-rules.mjs";
import { type Book, faultsOf } from "../rulebook/rule-coverage.mjs";
import type { RulesetPackage } from "./ruleset-package.ts";

type Books = Pick<RulesetPackage<Vocabulary>, "ruleset" | "rulebooks">;

/** The rule books of a package. Throws for a book that cannot be read. */
export const booksOf = ({ ruleset, rulebooks }: Books): readonly Book[] =>
  (["en", "fr"] as const).map((language) => ({
    ruleset: ruleset.id,
    language,
    file: language === "en" ? "RULES.md" : "RULES.fr.md",
    rules: parseRules(rulebooks[language]).rules,
  }));

/** The rule books as the API shows them. */
export const rulebooksOf = ({ ruleset, rulebooks }: Books) =>
  (["en", "fr"] as const).map((language) => {
    const { credits, rules } = parseRules(rulebooks[language]);
    const shown = rules.map(({ number, chapter, text, isRuling }) => ({ number, chapter, text, isRuling }));
    return { ruleset: ruleset.id, language, credits, rules: shown };
  });

/** Where the rule books contradict each other, or have no rules. */
export function bookFaults(books: readonly Book[]): readonly string[] {
  const empty = books.filter(({ rules }) => rules.length === 0).map(({ file }) => `${file} has no rules.`);
  // Every rule is named by this one test, so that only the books are compared.
  const named = books.flatMap(({ rules }) => rules.map(({ number }) => `[${number}]`)).join(" ");
  return [...empty, ...faultsOf({ books, sources: [{ file: "every.test.ts", text: named }], registered: [] })];
}

/** The rules that refuse or block something in these games and that the books do not have. */
export function unwrittenRules<Game extends Vocabulary>(
  books: readonly Book[],
  games: readonly (() => RecordedGame<Game>)[],
): readonly string[] {
  const written = new Set(books.flatMap(({ rules }) => rules.map(({ number }) => number)));
  const named = new Set(games.flatMap((game) => rulesNamedIn(game())));
  return [...named]
    .filter((rule) => !written.has(rule))
    .map((rule) => `RULES.md has no ${rule}, which forbids a move.`);
}

function rulesNamedIn<Game extends Vocabulary>({ ruleset, moments, audiences }: RecordedGame<Game>): readonly string[] {
  const seats = audiences.filter((audience) => typeof audience === "number");
  return moments.flatMap(({ before, move }) =>
    seats.flatMap((seat) => {
      const decision = ruleset.decide(before, seat, move, seededChance(0));
      const blocked = ruleset.choices(before, seat).flatMap(({ blockedBy }) => blockedBy ?? []);
      return "refusal" in decision ? [...blocked, decision.refusal.rule] : blocked;
    }),
  );
}
