import { describe, expect, it } from "vitest";
import {
  hasOnlyBots,
  type NewGameForm,
  newGameOf,
  usualFor,
  withOption,
  withOtherPlayer,
  withRuleset,
  withSeats,
} from "./new-game-form.ts";

const form: NewGameForm = {
  ruleset: "middle-ages",
  options: {},
  name: " Saturday ",
  visibility: "public",
  startMode: "full",
  pace: "three-days",
  weekendsOff: true,
  deadlineTimes: { daily: ["20:00"], "twice-daily": ["21:00", "07:30"] },
  timeZone: "Europe/Paris",
  movesBehind: 0,
  minutesBehind: 0,
  entryRequirement: "steady",
  otherPlayers: ["medium", "player"],
};

describe("the form for a new game", () => {
  it("adds seats like the last one, and forgets those that go", () => {
    expect(withSeats(form, 5).otherPlayers).toEqual(["medium", "player", "player", "player"]);
    expect(withSeats(form, 2).otherPlayers).toEqual(["medium"]);
  });

  it("is complete once a bot sits on every further seat", () => {
    expect(hasOnlyBots(form)).toBe(false);
    expect(hasOnlyBots(withOtherPlayer(form, 1, "easy"))).toBe(true);
  });

  it("names the options that are not as usual, and forgets them with the game", () => {
    const fog = { type: "flag", name: "isFoggy", default: false } as const;
    const foggy = withOption(form, fog, true);
    expect(newGameOf(foggy).options).toEqual({ isFoggy: true });
    expect(newGameOf(withOption(foggy, fog, false)).options).toEqual({});
    expect(withRuleset(foggy, "village").options).toEqual({});
  });

  it("asks the server for a seat for everyone, and for the bots among them", () => {
    expect(newGameOf(form)).toEqual({
      ruleset: "middle-ages",
      options: {},
      name: "Saturday",
      visibility: "public",
      startsWhenFull: true,
      readyCheck: false,
      pace: "three-days",
      weekendsOff: true,
      entry: { finishedLeast: 0, percentLeast: 80 },
      seats: 3,
      bots: ["medium"],
    });
  });

  it("plays fewer turns over weeks, unless the host chooses a number", () => {
    const turns = { type: "number", name: "turns", default: 20, defaultOverWeeks: 10, min: 1, max: 60 } as const;
    expect(newGameOf(form, [turns]).options).toEqual({ turns: 10 });
    expect(newGameOf({ ...form, pace: "live" }, [turns]).options).toEqual({});
    expect(newGameOf(withOtherPlayer(form, 1, "easy"), [turns]).options).toEqual({});
    expect(usualFor(form, turns)).toMatchObject({ default: 10 });
    expect(newGameOf(withOption(form, usualFor(form, turns), 20), [turns]).options).toEqual({ turns: 20 });
  });

  it("sends the times of fixed deadlines in order, and only for their time control", () => {
    expect(newGameOf({ ...form, pace: "twice-daily" }).fixedDeadlines).toEqual({
      times: ["07:30", "21:00"],
      timeZone: "Europe/Paris",
    });
    expect(newGameOf(form)).not.toHaveProperty("fixedDeadlines");
  });

  it("needs no clocks where nobody is kept waiting", () => {
    expect(newGameOf(withOtherPlayer(form, 1, "easy")).pace).toBe("none");
  });

  it("keeps those who only watch behind where that is wished", () => {
    expect(newGameOf({ ...form, movesBehind: 10 })).toMatchObject({ spectatorDelay: { moves: 10, minutes: 0 } });
    expect(newGameOf({ ...form, minutesBehind: 30 })).toMatchObject({ spectatorDelay: { moves: 0, minutes: 30 } });
    expect(newGameOf(form)).not.toHaveProperty("spectatorDelay");
  });
});
