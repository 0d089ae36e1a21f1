import { describe, expect, it } from "vitest";
import type { PresenceCheck, SeatOccupant } from "../game.ts";
import { nextCheckAt, openCheck, replacedSeats, votersOf } from "./presence-check.ts";

const person = (account: string, companionOf?: string): SeatOccupant => ({
  kind: "person",
  account,
  entropy: "",
  ...(companionOf !== undefined && { companionOf }),
});
const check = (change: Partial<PresenceCheck> = {}): PresenceCheck => ({
  startedBy: 0,
  startedAt: "2026-01-10T00:00:00.000Z",
  question: 5,
  asked: [3],
  confirmed: [],
  votes: [],
  ...change,
});
const votesOf = (...agreeing: readonly boolean[]) => agreeing.map((agrees, seat) => ({ seat, about: 3, agrees }));
const seats = ["ada", "bea", "cyd", "dro"].map((account) => person(account));
const answerOver = "2026-01-13T00:00:00.000Z";
const voteOver = "2026-01-16T00:00:00.000Z";

describe("a vote on an absent player", () => {
  it.each([
    ["nobody has voted", [], answerOver, false],
    ["a third of the others agree", [true], answerOver, false],
    ["more than half agree", [true, true], answerOver, true],
    ["more than half agree before the time to answer is over", [true, true], "2026-01-12T23:59:59.999Z", false],
    ["one agrees when the time to vote is over", [true], voteOver, true],
    ["one agrees and one disagrees when the time to vote is over", [true, false], voteOver, false],
    ["two agree and one disagrees", [true, false, true], answerOver, true],
  ])("if %s", (_, agreeing, at, isReplaced) => {
    const votes = votesOf(...(agreeing as boolean[]));
    expect(replacedSeats(check({ votes }), { seats, at })).toEqual(isReplaced ? [3] : []);
  });

  it("does not count bots, absent players and their votes", () => {
    const bots: readonly SeatOccupant[] = [person("ada"), { kind: "bot", bot: "easy", entropy: "" }, ...seats.slice(2)];
    const asked = check({ asked: [2, 3], votes: [{ seat: 2, about: 3, agrees: true }] });
    expect(votersOf(asked, bots)).toEqual([0]);
    expect(replacedSeats(asked, { seats: bots, at: voteOver })).toEqual([]);
    const agreed = check({ asked: [2, 3], votes: [{ seat: 0, about: 3, agrees: true }] });
    expect(replacedSeats(agreed, { seats: bots, at: answerOver })).toEqual([3]);
  });

  it("does not count players on the device of an absent player", () => {
    const companions = [person("ada"), person("bea", "dro"), person("cyd", "ada"), person("dro")];
    expect(votersOf(check(), companions)).toEqual([0, 2]);
    expect(votersOf(check({ asked: [1] }), companions)).toEqual([0, 2]);
  });
});

describe("a presence check", () => {
  it("can start a week after the last move, and a week after the last check", () => {
    expect(nextCheckAt({ since: "2026-01-01T00:00:00.000Z" })).toBe("2026-01-08T00:00:00.000Z");
    const waiting = { since: "2026-01-01T00:00:00.000Z", check: check() };
    expect(nextCheckAt(waiting)).toBe("2026-01-17T00:00:00.000Z");
    expect(nextCheckAt({ ...waiting, since: "2026-01-11T00:00:00.000Z" })).toBe("2026-01-18T00:00:00.000Z");
  });

  it("ends with its question, and for seats that the game no longer waits for", () => {
    const waiting = { since: "2026-01-01T00:00:00.000Z", check: check({ asked: [1, 3] }) };
    expect(openCheck(waiting, { number: 6, seats: [1, 3] })).toBeUndefined();
    expect(openCheck(waiting, { number: 5, seats: [0, 3] })?.asked).toEqual([3]);
    expect(openCheck(waiting, { number: 5, seats: [0] })).toBeUndefined();
    expect(openCheck(waiting, null)).toBeUndefined();
  });
});
