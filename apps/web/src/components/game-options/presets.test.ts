import { describe, expect, it } from "vitest";
import { hasOnlyBots, type NewGameForm, newGameOf, usualDeadlineTimes } from "./new-game-form.ts";
import { presetOf, presets, withPreset } from "./presets.ts";

const form = {
  ruleset: "village",
  options: { open: true },
  name: "A table",
  visibility: "public",
  startMode: "host",
  pace: "live",
  weekendsOff: false,
  deadlineTimes: usualDeadlineTimes,
  timeZone: "UTC",
  movesBehind: 0,
  minutesBehind: 0,
  entryRequirement: "proven",
  otherPlayers: ["easy", "player", "hard"],
} as unknown as NewGameForm;

describe("the presets of a new game", () => {
  it("keep the game, its name, its options and the number of seats", () => {
    for (const preset of presets) {
      const { ruleset, name, options, otherPlayers } = withPreset(form, preset);
      expect({ ruleset, name, options }).toEqual({ ruleset: "village", name: "A table", options: { open: true } });
      expect(otherPlayers).toHaveLength(3);
    }
  });

  it("invite friends by a link, and wait for nothing else", () => {
    const game = newGameOf(withPreset(form, "friends"));
    expect(game).toMatchObject({ visibility: "invitation", bots: [], startsWhenFull: true, readyCheck: false });
    expect(game).not.toHaveProperty("entry");
  });

  it("start at once against bots", () => {
    expect(hasOnlyBots(withPreset(form, "bots"))).toBe(true);
    expect(newGameOf(withPreset(form, "bots"))).toMatchObject({ pace: "none", startsWhenFull: true });
  });

  it("play a competitive Fief with a deadline a day, because most of its questions ask several players", () => {
    expect(newGameOf(withPreset({ ...form, ruleset: "fief-1429" }, "competitive")).pace).toBe("daily");
    expect(newGameOf(withPreset(form, "competitive")).pace).toBe("one-day");
  });

  it("ask for reliable players and a ready check in competition", () => {
    const game = newGameOf(withPreset(form, "competitive"));
    expect(game).toMatchObject({ visibility: "public", readyCheck: true, entry: { percentLeast: 80 } });
  });

  it("are recognized until a setting is changed", () => {
    for (const preset of presets) expect(presetOf(withPreset(form, preset))).toBe(preset);
    expect(presetOf({ ...withPreset(form, "friends"), pace: "live" })).toBeNull();
    expect(presetOf(form)).toBeNull();
  });
});
