import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { parseRules } from "./parse-rules.mjs";

const games = join(root, "packages/engine/src/games");
const files = { en: "RULES.md", fr: "RULES.fr.md" };

/** Every rulebook of ours: one for each ruleset and language. */
export function ruleBooks() {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => Object.entries(files).flatMap(([language, file]) => read(name, language, file)));
}

function read(ruleset, language, file) {
  const path = join(games, ruleset, file);
  if (!existsSync(path)) return [];
  return [{ ruleset, language, file: join("packages/engine/src/games", ruleset, file), ...parsed(path) }];
}

function parsed(path) {
  try {
    return parseRules(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}
