import { describe, expect, it } from "vitest";
import { type Frame, placeOf, roundJump, scoresByRound, ticksOf, versionAt } from "./frames.ts";

const frames = [
  frame(3, 0, [0, 0]),
  frame(4, 1, [2, 0]),
  frame(5, 1, [2, 3]),
  frame(6, 2, [2, 3], "Alliance"),
  frame(7, 2, [9, 3]),
];

describe("a replay", () => {
  it("finds the step of an address, also of one that lies between two steps", () => {
    expect([placeOf(frames, 5), placeOf(frames, 1), placeOf(frames, 99)]).toEqual([2, 0, 4]);
  });

  it("goes on from the step that is shown, and stops at the ends", () => {
    expect(versionAt(frames, 5, (place) => place + 1)).toBe(6);
    expect(versionAt(frames, null, (place) => place + 1)).toBe(4);
    expect([versionAt(frames, 7, (place) => place + 1), versionAt(frames, 3, -1)]).toEqual([7, 3]);
  });

  it("marks where each round begins, and what struck at its end", () => {
    expect(ticksOf(frames)).toEqual([
      { round: 1, place: 1, marker: "Alliance" },
      { round: 2, place: 3, marker: null },
    ]);
  });

  it("marks what strikes at the very end on the last round", () => {
    const end = [...frames, frame(8, 3, [9, 9], "Earthquake"), over];
    expect(ticksOf(end).map(({ marker }) => marker)).toEqual(["Alliance", null, "Earthquake"]);
  });

  it("marks what struck a moment ago on the round before, as long as the game goes on", () => {
    const now = [...frames, frame(8, 3, [9, 9], "Earthquake")];
    expect(ticksOf(now).map(({ marker }) => marker)).toEqual(["Alliance", "Earthquake", null]);
  });

  it("jumps to the next round, and back to the beginning of this one first", () => {
    const ticks = ticksOf(frames);
    expect(roundJump(ticks, 1, 1, 4)).toBe(3);
    expect(roundJump(ticks, 3, 1, 4)).toBe(4);
    expect(roundJump(ticks, 4, -1, 4)).toBe(3);
    expect(roundJump(ticks, 1, -1, 4)).toBe(0);
  });

  it("counts what each seat held when the round ended", () => {
    expect(scoresByRound(frames)).toEqual([
      { round: 0, tally: [0, 0] },
      { round: 1, tally: [2, 3] },
      { round: 2, tally: [9, 3] },
    ]);
  });
});

const over = {
  step: { version: 9, kind: "finish", undoneTo: null, facts: [], outcome: { ranking: [] } },
  moment: null,
  marker: null,
} as unknown as Frame;

function frame(version: number, round: number, tally: readonly number[], marker: string | null = null): Frame {
  const step = { version, kind: "move", undoneTo: null, facts: [{ type: "RoundBegan" }] };
  return { step, moment: { round, rounds: 2, tally }, marker } as unknown as Frame;
}
