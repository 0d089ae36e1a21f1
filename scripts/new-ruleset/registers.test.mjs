import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { namesFrom } from "./names.mjs";
import { registersOf, withEntry } from "./registers.mjs";

describe("a register", () => {
  it.each([
    ["export const games: readonly Game[] = [village];", "export const games: readonly Game[] = [village, barn];"],
    ["export const games = [] as const;", "export const games = [barn] as const;"],
    ["export const games = [\n  one,\n  two,\n];", "export const games = [\n  one,\n  two, barn];"],
  ])("gets an entry at the end of its list: %s", (text, changed) => {
    expect(withEntry(text, { list: "games", entry: "barn", imports: "import barn;" })).toBe(`import barn;\n${changed}`);
  });

  it("must have the list", () => {
    expect(() => withEntry("export const other = [];", { list: "games" })).toThrow("no list games");
  });

  it.each(registersOf({ name: "barn", camel: "barn" }))("is found in $file", ({ file, ...register }) => {
    const changed = withEntry(readFileSync(join(root, file), "utf8"), register);
    expect(changed).toMatch(new RegExp(`${register.list}[^;]*= \\[[^\\]]*, barn\\]`));
  });
});

describe("the arguments", () => {
  it("are a name, a prefix and a range of seats", () => {
    expect(namesFrom(["tithe-barn", "--prefix", "TB", "--seats", "2-5"])).toEqual({
      name: "tithe-barn",
      prefix: "TB",
      min: 2,
      max: 5,
    });
  });

  it.each([
    [["TitheBarn", "--prefix", "TB", "--seats", "2-5"], "NAME"],
    [["tithe-barn", "--prefix", "tb", "--seats", "2-5"], "--prefix"],
    [["tithe-barn", "--seats", "2-5"], "--prefix"],
    [["tithe-barn", "--prefix", "TB"], "--seats"],
    [["tithe-barn", "--prefix", "TB", "--seats", "5-2"], "--seats"],
    [["tithe-barn", "--prefix", "TB", "--seats", "1-4"], "--seats"],
    [[], "NAME"],
  ])("are refused if one is missing or wrong: %j", (args, named) => {
    expect(() => namesFrom(args)).toThrow(named);
  });
});
