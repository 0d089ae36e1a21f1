import { expect, it } from "vitest";
import { missingParts } from "./missing-parts.mjs";

const schema = "packages/schema/src/games/register.ts";
const wording = "packages/wording/src/games/register.ts";
const register = "apps/web/src/boards/register.ts";
const drawing = "apps/web/src/boards/site-drawing.tsx";
const cover = "apps/web/src/boards/barn/cover.tsx";
const worded = [
  "packages/schema/src/games/barn/index.ts",
  "packages/engine/src/games/barn/RULES.md",
  "packages/engine/src/games/barn/RULES.fr.md",
  "packages/engine/src/games/barn/contract.test.ts",
  "packages/engine/src/games/barn/transcripts.test.ts",
  "packages/wording/messages/en/barn.json",
  "packages/wording/messages/fr/barn.json",
  "packages/wording/src/games/barn/testing/recorded.fixture.ts",
  cover,
  "apps/web/src/boards/barn/board.tsx",
];
const drawn = ["message-files.ts", "picture.tsx", "guide/guide.tsx"].map((name) => `apps/web/src/boards/barn/${name}`);
const texts = {
  [register]: 'import { barn } from "./barn/cover.tsx";',
  [drawing]: 'import { barnIcon } from "./barn/icon-symbol.tsx";',
  [cover]: "isWorded: true,",
};

const missing = ({ registered = {}, files = worded, changed = {} } = {}) =>
  missingParts({
    registered: { [schema]: ["barn"], [wording]: ["barn"], ...registered },
    folders: ["barn"],
    files,
    textOf: (path) => ({ ...texts, ...changed })[path] ?? "",
  });

it("finds nothing in a complete ruleset", () => {
  expect(missing()).toEqual([]);
  expect(missing({ files: [...worded, ...drawn], changed: { [cover]: "" } })).toEqual([]);
});

it("finds a ruleset that is not in every register", () => {
  expect(missing({ registered: { [wording]: [] } })).toEqual([`barn is not in ${wording}.`]);
  expect(missing({ changed: { [register]: "" } })).toEqual([`barn is not in ${register}.`]);
});

it.each(worded)("finds that there is no %s", (file) => {
  const [fault, ...others] = missing({ files: worded.filter((other) => other !== file) });
  expect(fault).toContain(file.split("/").at(-1));
  expect(others).toEqual([]);
});

it.each(drawn)("finds that a drawn game has no %s", (file) => {
  const files = [...worded, ...drawn].filter((other) => other !== file);
  expect(missing({ files, changed: { [cover]: "" } })).toEqual([`barn is drawn, but has no ${file}.`]);
});

it("finds that the icon of a drawn game is not drawn", () => {
  const faults = missing({ files: [...worded, ...drawn], changed: { [cover]: "", [drawing]: "" } });
  expect(faults).toEqual([`barn is drawn, but its icon is not in ${drawing}.`]);
});
