import { describe, expect, it } from "vitest";
import type { GameStep } from "../../../../lib/api-client/types.ts";
import { lastTurnOf, missedBy, missedOnReturn, stillMissed } from "./missed-steps.ts";

type PlayedStep = Pick<GameStep, "version" | "kind" | "seat">;

const move = (version: number, seat: number): PlayedStep => ({ version, kind: "move", seat });
const begun: readonly PlayedStep[] = [{ version: 3, kind: "begin", seat: null }, move(4, 1)];
const played: readonly PlayedStep[] = [
  ...begun,
  move(5, 0),
  move(6, 1),
  { version: 7, kind: "undo", seat: 1 },
  move(8, 1),
];

describe("the last turn", () => {
  it("is the last own move, and before it the beginning", () => {
    expect(lastTurnOf(0, played)).toBe(5);
    expect(lastTurnOf(0, begun)).toBe(3);
    expect(lastTurnOf(2, [])).toBe(0);
  });

  it("was followed by what others did, and by nothing that was taken back", () => {
    expect(missedBy(0, played, 5).map(({ version }) => version)).toEqual([6, 8]);
    expect(missedBy(1, played, 4).map(({ version }) => version)).toEqual([5]);
  });
});

describe("what is shown on return", () => {
  const versions = (steps: readonly PlayedStep[]) => steps.map(({ version }) => version);

  it("is nothing at a table that is seen for the first time and was never left", () => {
    expect(missedOnReturn(0, begun, null)).toEqual([]);
  });

  it("is what came since the last look here, or since the last move", () => {
    expect(versions(missedOnReturn(0, played, 6))).toEqual([8]);
    expect(versions(missedOnReturn(0, played, null))).toEqual([6, 8]);
  });

  it("is over with the next own move", () => {
    const missed = missedOnReturn(0, played, null);
    expect(versions(stillMissed(0, played, missed))).toEqual([6, 8]);
    expect(stillMissed(0, [...played, move(9, 0)], missed)).toEqual([]);
  });
});
