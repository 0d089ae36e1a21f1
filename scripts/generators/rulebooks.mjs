import { ruleBooks } from "../rules/rule-books.mjs";

/** The rules of every game as a module, so that the API serves them without reading files. */
export function rulebooks() {
  const books = ruleBooks().map(({ ruleset, language, credits, rules }) => ({ ruleset, language, credits, rules }));
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
