// Made by `npm run generate` from the RULES files of the engine.

interface Rule {
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

export const rulebooks: readonly Rulebook[] = [];
