import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseRules } from "../../packages/engine/src/rulebook/parse-rules.mjs";
import { root } from "../root.mjs";

const games = join(root, "packages/engine/src/games");
const files = { en: "RULES.md", fr: "RULES.fr.md" };

/** All rulebooks: one per ruleset and language. Editions share a file, but each has its own book. */
export function ruleBooks() {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => Object.entries(files).flatMap(([language, file]) => read(name, language, file)));
}

function read(folder, language, file) {
  const path = join(games, folder, file);
  if (!existsSync(path)) return [];
  const { credits, rules } = parsed(path);
  const book = { folder, language, file: join("packages/engine/src/games", folder, file), credits };
  const editions = [...new Set(rules.flatMap(({ edition }) => edition ?? []))];
  if (editions.length === 0) return [{ ...book, ruleset: folder, rules }];
  return editions.map((ruleset) => ({ ...book, ruleset, rules: rulesOf(rules, ruleset) }));
}

const rulesOf = (rules, ruleset) =>
  rules.filter(({ edition }) => edition === undefined || edition === ruleset).map(({ edition: _, ...rule }) => rule);

function parsed(path) {
  try {
    return parseRules(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}
