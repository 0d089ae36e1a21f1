import { describe, expect, it } from "vitest";
import { exemptionOf } from "./exemption.ts";
import type { FinishedGame, FinishedSeat } from "./finished-game.ts";
import { ranksOf } from "./ranks.ts";

const person = (account: string, more: Partial<FinishedSeat> = {}): FinishedSeat => ({
  account,
  decisions: 12,
  hasLeft: false,
  ...more,
});
const game = (more: Partial<FinishedGame>): FinishedGame => ({
  id: "11111111-2222-4333-8444-555555555555",
  ruleset: "middle-ages",
  finishedAt: new Date("2026-01-01T00:00:00Z"),
  visibility: "public",
  outcome: { ranking: [] },
  seats: [person("ann"), person("bob")],
  ...more,
});

describe("a finished game", () => {
  it("is rated if two people played it in public", () => {
    expect(exemptionOf(game({}))).toBeUndefined();
    expect(exemptionOf(game({ seats: [person("ann"), person("bob", { hasLeft: true })] }))).toBeUndefined();
  });

  it("is not rated among friends, against bots, between seats of one player, or if nothing was decided", () => {
    expect(exemptionOf(game({ visibility: "invitation" }))).toBe("friendly");
    expect(exemptionOf(game({ seats: [person("ann"), { account: null, decisions: 0, hasLeft: false }] }))).toBe("bots");
    expect(exemptionOf(game({ seats: [person("ann"), person("ann")] }))).toBe("one-person");
    expect(exemptionOf(game({ seats: [person("ann"), person("bob", { decisions: 2 })] }))).toBe("too-short");
  });

  it("is rated with a bot account, unless its owner or another bot account of the same owner plays too", () => {
    const robo = person("robo", { owner: "ann" });
    expect(exemptionOf(game({ seats: [robo, person("bob")] }))).toBeUndefined();
    expect(exemptionOf(game({ seats: [robo, person("ann")] }))).toBe("one-person");
    expect(exemptionOf(game({ seats: [robo, person("other", { owner: "ann" })] }))).toBe("one-person");
  });
});

describe("the ranks for rating", () => {
  const ranking = [
    { seat: 2, rank: 1, score: 30, tieBreaks: [] },
    { seat: 0, rank: 2, score: 20, tieBreaks: [] },
    { seat: 1, rank: 2, score: 20, tieBreaks: [] },
    { seat: 3, rank: 4, score: 10, tieBreaks: [] },
  ];
  const occupant = (...left: number[]) =>
    [0, 1, 2, 3].map((seat) => person(`p${seat}`, { hasLeft: left.includes(seat) }));

  it("are those of the game, ties included", () => {
    expect(ranksOf({ outcome: { ranking }, seats: occupant() })).toEqual([2, 2, 1, 4]);
  });

  it("put players who left last, and rank the others among themselves", () => {
    expect(ranksOf({ outcome: { ranking }, seats: occupant(2) })).toEqual([1, 1, 4, 3]);
    expect(ranksOf({ outcome: { ranking }, seats: occupant(0, 2) })).toEqual([3, 1, 3, 2]);
  });
});
