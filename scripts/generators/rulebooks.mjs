import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { ruleBooks } from "../rules/rule-books.mjs";

/** Generates a module with the rules of all games, so that the API does not read files. */
export function rulebooks() {
  const register = readFileSync(join(root, "packages/engine/src/games/register.ts"), "utf8");
  const played = ruleBooks().filter(({ folder }) => register.includes(`"./${folder}/`));
  const books = played.map(({ ruleset, language, credits, rules }) => ({ ruleset, language, credits, rules }));
  return `// Made by \`npm run generate\` from the RULES files of the engine.\n\n${shape}\nexport const rulebooks: readonly Rulebook[] = ${JSON.stringify(books, null, 2)};\n`;
}

const shape = `interface Rule {
  number: string;
  chapter: string;
  text: string;
  isRuling: boolean;
}
interface Rulebook {
  ruleset: string;
  language: "en" | "fr";
  credits: string;
  rules: Rule[];
}
`;
