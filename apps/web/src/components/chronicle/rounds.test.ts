import { describe, expect, it } from "vitest";
import type { Entry } from "../../boards/board.ts";
import type { GameStep } from "../../lib/api-client/types.ts";
import { newestOf, roundsOf } from "./rounds.ts";

describe("the chronicle", () => {
  it("shows the newest round first, each head over its own lines, newest first", () => {
    const told: Record<number, readonly Entry[]> = {
      1: [line("set up"), head("Round 1"), line("a")],
      2: [line("b"), head("Round 2")],
      3: [line("c")],
    };
    const rounds = roundsOf([step(1), step(2), step(3)], ({ version }) => told[version] ?? []);
    expect(rounds.map(({ head, lines }) => [head?.entry.text, lines.map(({ entry }) => entry.text)])).toEqual([
      ["Round 2", ["c"]],
      ["Round 1", ["b", "a"]],
      [undefined, ["set up"]],
    ]);
  });

  it("marks undone steps, also if the undo itself is not among the steps", () => {
    const rounds = roundsOf([step(1), step(2)], () => [line("a")], new Set([2]));
    expect(rounds.flatMap(({ lines }) => lines.map(({ version, isUndone }) => [version, isUndone]))).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it("names no part in which nothing happened, and the first one of a round together with it", () => {
    const told: Record<number, readonly Entry[]> = {
      1: [head("Turn 1"), part("Cards"), part("Income"), line("a"), part("Marches")],
      2: [part("Battles"), line("b"), part("Talks"), head("Turn 2"), part("Cards")],
    };
    const rounds = roundsOf([step(1), step(2)], ({ version }) => told[version] ?? []);
    expect(rounds.map(({ head: one, lines }) => [one?.entry.text, lines.map(({ entry }) => entry.text)])).toEqual([
      ["Turn 2 · Cards", []],
      ["Battles", ["b"]],
      ["Turn 1 · Income", ["a"]],
    ]);
  });
});

describe("the newest lines", () => {
  const roundOf = (number: number, lines: number) => ({
    key: `${number}`,
    head: null,
    lines: Array.from({ length: lines }, (_, place) => ({
      key: `${number} ${place}`,
      version: number,
      isUndone: false,
      entry: line(`${number} ${place}`),
    })),
  });
  const counts = (...lines: readonly number[]) =>
    newestOf(lines.map((count, place) => roundOf(place, count))).map((round) => round.lines.length);

  it("are all lines of a young game", () => {
    const rounds = [roundOf(1, 4), roundOf(0, 5)];
    expect(newestOf(rounds)).toBe(rounds);
  });

  it("are those of three rounds", () => {
    expect(counts(3, 3, 3, 3)).toEqual([3, 3, 3]);
  });

  it("are no more than fit, even of one long round", () => {
    expect(counts(50, 3)).toEqual([20]);
    expect(counts(15, 30, 4)).toEqual([15, 5]);
  });
});

function step(version: number, given: Partial<GameStep> = {}): GameStep {
  return { version, kind: "move", undoneTo: null, ...given } as GameStep;
}

function line(text: string): Entry {
  return { key: text, kind: "line", seat: null, mark: "out", text, gain: null, from: [], rule: null };
}

function head(text: string): Entry {
  return { ...line(text), kind: "head" };
}

function part(text: string): Entry {
  return { ...line(text), kind: "part" };
}
