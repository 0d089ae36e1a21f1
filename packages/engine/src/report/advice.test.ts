import { describe, expect, it } from "vitest";
import { seededChance } from "../core/chance.ts";
import { type Advice, advised } from "./advice.ts";
import { type Purse, purse } from "./purse.fixture.ts";

const began = { type: "Began", stack: [9, 0, 9, 0, 9, 0, 9, 0], secrets: [2, 0] } as const;
const state = purse.evolve(undefined, began);

function adviceFor(seat: number, isTimeUp?: () => boolean): Advice<Purse["move"]> {
  const work = advised({ ruleset: purse, state, seat, chance: seededChance(3), ...(isTimeUp && { isTimeUp }) });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

describe("advice on a move", () => {
  it("names the three best moves that are open, the best first, with what they lead to", () => {
    const { moves, games } = adviceFor(0);
    expect(games).toBe(24);
    expect(moves).toHaveLength(3);
    // What the seat could not know does not count: on the stack, a 9 is on top.
    expect(moves.map(({ move }) => move.type)).toEqual(expect.arrayContaining(["draw", "roll", "take"]));
    const [best, second] = moves;
    expect(best?.lead).toBeGreaterThanOrEqual(second?.lead ?? 0);
    for (const { leads, bestShare } of moves) {
      expect(leads).toHaveLength(2);
      expect(leads[0]).toBeCloseTo(-(leads[1] ?? 0));
      expect(bestShare).toBeGreaterThanOrEqual(0);
      expect(bestShare).toBeLessThanOrEqual(1);
    }
    expect(moves.reduce((sum, { bestShare }) => sum + bestShare, 0)).toBeGreaterThanOrEqual(1);
  });

  it("says how far each seat is ahead directly after a move", () => {
    const three = adviceFor(0).moves.find(({ move }) => move.type === "take");
    expect(three?.move).toEqual({ type: "take", coins: 3 });
    expect(three?.leads).toEqual([3, -3]);
  });

  it("is the same with the same chance", () => {
    expect(adviceFor(0)).toEqual(adviceFor(0));
  });

  it("compares in one game at least if time is up", () => {
    const { moves, games } = adviceFor(0, () => true);
    expect(games).toBe(1);
    expect(moves.length).toBeGreaterThan(0);
  });

  it("is empty for a seat that has no move", () => {
    expect(adviceFor(1)).toEqual({ moves: [], games: 0 });
  });
});
