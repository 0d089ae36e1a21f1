import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root.mjs";
import { camelOf, pascalOf, titleOf } from "./names.mjs";
import { registersOf, withEntry } from "./registers.mjs";

const template = fileURLToPath(new URL("template", import.meta.url));

/**
 * Writes a complete small game into the repository and registers it. The template is that game under another name.
 * @returns the paths of all files that were written
 */
export function createRuleset({ name, prefix, min, max }) {
  const camel = camelOf(name);
  const replaced = replacing({ name, camel, prefix, min, max });
  const files = templateFiles().map((path) => [replaced(path), replaced(readFileSync(join(template, path), "utf8"))]);
  const taken = files.find(([path]) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken[0]} exists already`);
  const registers = registersOf({ name, camel }).map((register) => [
    register.file,
    withEntry(readFileSync(join(root, register.file), "utf8"), register),
  ]);
  const written = [...files, ...registers];
  for (const [path, text] of written) write(path, text);
  return written.map(([path]) => path);
}

const templateFiles = () =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(template.length + 1));

/** Puts the name, the prefix of the rules and the seats of a game in the place of those of the template. */
function replacing({ name, camel, prefix, min, max }) {
  const [players, joueurs] = min === max ? [`${min}`, `à ${min}`] : [`${min} to ${max}`, `de ${min} à ${max}`];
  const words = {
    "example-game": name,
    exampleGame: camel,
    ExampleGame: pascalOf(name),
    "Example game": titleOf(name),
    "Jeu d’exemple": titleOf(name),
    EXG: prefix,
    "2 to 5 players": `${players} players`,
    "de 2 à 5 joueurs": `${joueurs} joueurs`,
    ".min(2).max(5)": `.min(${min}).max(${max})`,
    "min: 2, max: 5": `min: ${min}, max: ${max}`,
    "[2, 5]": `[${min}, ${max}]`,
  };
  return (text) => Object.entries(words).reduce((said, [from, to]) => said.replaceAll(from, to), text);
}

function write(path, text) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
