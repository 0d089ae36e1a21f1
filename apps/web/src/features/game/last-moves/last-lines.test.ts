import { describe, expect, it } from "vitest";
import type { Entry } from "../../../boards/board.ts";
import type { GameStep } from "../../../lib/api-client/types.ts";
import { lastLines } from "./last-lines.ts";

const step = (version: number, undoneTo: number | null = null) =>
  ({ version, kind: undoneTo === null ? "move" : "undo", undoneTo, facts: [] }) as unknown as GameStep;
const entry = (key: string, kind: Entry["kind"] = "line"): Entry => ({
  key,
  kind,
  seat: 0,
  mark: "quill",
  text: key,
  gain: null,
  from: [],
  rule: null,
});
const texts = (steps: readonly GameStep[], entriesOf: (step: GameStep) => readonly Entry[]) =>
  lastLines(steps, entriesOf, 3).map(({ entry: { text } }) => text);
const told = ({ version }: GameStep) => [entry(`move ${version}`)];

describe("the last lines", () => {
  it("are the newest, in the order in which they happened", () => {
    expect(
      texts(
        [2, 3, 4, 5].map((version) => step(version)),
        told,
      ),
    ).toEqual(["move 3", "move 4", "move 5"]);
  });

  it("have no headings", () => {
    const withHead = (one: GameStep) => [...told(one), entry("Round 2", "head")];
    expect(texts([step(2), step(3)], withHead)).toEqual(["move 2", "move 3"]);
  });

  it("have no undone moves", () => {
    const steps = [step(2), step(3), step(4, 2)];
    expect(texts(steps, (one) => (one.kind === "undo" ? [] : told(one)))).toEqual(["move 2"]);
  });
});
