import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Ware } from "./model/types.ts";
import { reconstructed } from "./testing/position.fixture.ts";

/** Numbers in a table are those of the box; the words are left to the translations. */
describe.each(["RULES.md", "RULES.fr.md"])("the tables in %s", (name) => {
  const lines = readFileSync(new URL(`./${name}`, import.meta.url), "utf8").split("\n");
  const { tables, board, customers } = reconstructed;
  const columns = (numbers: (table: (typeof tables)[number]) => readonly number[]) => transposed(tables.map(numbers));

  it("[VIL-16.1] say how many cubes are added and placed", () => {
    const wanted = columns(({ added, placed }) => [added, ...placed.map(({ cubes }) => cubes)]);
    expect(rowsAfter(lines, "VIL-16.1").map(([, ...cells]) => cells.map(Number))).toEqual(wanted);
  });

  it("[VIL-16.2] say how many spaces the chronicle has, and how many graves there are", () => {
    const wanted = columns(({ chronicle, graves }) => [...chronicle.map(({ places }) => places), graves]);
    expect(rowsAfter(lines, "VIL-16.2").map(([, ...cells]) => cells.map(Number))).toEqual(wanted);
  });

  it("[VIL-16.3] say what each path costs", () => {
    const rows = rowsAfter(lines, "VIL-16.3");
    expect(rows.map(([, cost]) => numbersIn(cost))).toEqual(
      board.paths.map(({ time, price }) => sorted([time, ...countsOf(price)])),
    );
    expect(rows.map(([path]) => path?.match(/[A-F]\b/g))).toEqual(
      board.paths.map(({ from, to }) => (from === null ? [to] : [from, to])),
    );
  });

  it("[VIL-16.4] say what each city gives", () => {
    expect(rowsAfter(lines, "VIL-16.4").map(([, reward]) => numbersIn(reward))).toEqual(
      board.cities.map(({ prestige, coins, cubes }) => [prestige, coins, cubes].filter((amount) => amount > 0)),
    );
  });

  it("[VIL-16.5] say how long each level of the council chamber takes", () => {
    expect(rowsAfter(lines, "VIL-16.5").map(([level, cost]) => [Number(level), ...numbersIn(cost)])).toEqual(
      board.council.map(({ level, time }) => [level, time]),
    );
  });

  it("[VIL-16.6] say what each customer asks for and scores", () => {
    expect(rowsAfter(lines, "VIL-16.6").map(([asks, prestige]) => [numbersIn(asks), Number(prestige)])).toEqual(
      customers.map(({ asks, prestige }) => [sorted(countsOf(asks)), prestige]),
    );
  });

  it("[VIL-16.6] mark all customers but one as reconstructed", () => {
    const sources = rowsAfter(lines, "VIL-16.6").map(([, , source]) => source);
    const [first] = sources;
    expect(sources.filter((source) => source !== first)).toHaveLength(1);
    expect(first).toMatch(/^reconst/);
  });
});

/** The cells of the table that follows a rule, without its head. */
function rowsAfter(lines: readonly string[], rule: string): readonly (readonly string[])[] {
  const start = lines.findIndex((line) => line.startsWith(`**${rule}**`));
  const end = lines.findIndex((line, index) => index > start && line.startsWith("**"));
  const rows = lines.slice(start, end < 0 ? lines.length : end).filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const numbersIn = (text = ""): readonly number[] => sorted((text.match(/\d+/g) ?? []).map(Number));
const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other);
const countsOf = (wares: readonly Ware[]): readonly number[] =>
  [...new Set(wares)].map((ware) => wares.filter((one) => one === ware).length);
const transposed = (lists: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  (lists[0] ?? []).map((_, row) => lists.map((list) => list[row] ?? 0));
