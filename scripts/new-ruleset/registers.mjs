/** Where a ruleset is registered: the file, the list in it, and what is imported from where. */
export const registersOf = ({ name, camel }) => [
  {
    file: "packages/schema/src/games/register.ts",
    list: "rulesetSchemas",
    entry: camel,
    imports: `import { ${camel} } from "./${name}/index.ts";`,
  },
  {
    file: "packages/engine/src/games/register.ts",
    list: "rulesets",
    entry: camel,
    imports: `import { ${camel} } from "./${name}/ruleset.ts";`,
  },
  {
    file: "packages/wording/src/games/register.ts",
    list: "gameWordings",
    entry: camel,
    imports: `import { ${camel} } from "./${name}/wording.ts";`,
  },
  {
    file: "packages/wording/src/games/reference-register.ts",
    list: "gameReferences",
    entry: camel,
    imports: `import { reference as ${camel} } from "./${name}/reference.ts";`,
  },
  {
    file: "apps/web/src/boards/register.ts",
    list: "drawnCovers",
    entry: camel,
    imports: `import { ${camel} } from "./${name}/cover.tsx";`,
  },
];

/** The text of a register with one more entry at the end of its list. */
export function withEntry(text, { list, entry, imports }) {
  const opening = new RegExp(`^export const ${list}\\b[^=]*= \\[`, "m").exec(text);
  const end = opening === null ? -1 : text.indexOf("]", opening.index + opening[0].length);
  if (opening === null || end < 0) throw new Error(`no list ${list}`);
  const before = text.slice(0, end).trimEnd();
  const separator = before.endsWith("[") ? "" : before.endsWith(",") ? " " : ", ";
  return `${imports}\n${before}${separator}${entry}${text.slice(end)}`;
}
