import { describe, expect, it } from "vitest";
import { type Worded, wordingFaults } from "./wording-faults.ts";

const type = (value: string) => ({ type: { value } });
const english = {
  title: "Gleaners",
  pitch: "Take sheaves.",
  ask: { turn: "Take sheaves" },
  move: { glean: "Glean" },
  moves: { glean: "Take {sheaves}" },
  choice: { sheaves: "sheaves" },
  facts: { Gleaned: "{seat, select, you {You take} other {{seat} takes}} {sheaves}." },
  outcome: { score: "{score} sheaves" },
};
const sound: Worded = {
  schema: {
    move: { options: [{ shape: { ...type("glean"), sheaves: {} } }] },
    redactedFact: { options: [{ shape: { ...type("Gleaned"), seat: {}, sheaves: {} } }, { shape: type("Settled") }] },
  },
  wording: { messages: { en: english, fr: english }, rules: { Gleaned: "GLE-2.1" } },
  asked: ["turn"],
  rules: ["GLE-2.1"],
};
const faultsWith = (fr: object, en: object = english) =>
  wordingFaults({ ...sound, wording: { ...sound.wording, messages: { en, fr } as Worded["wording"]["messages"] } });

describe("the words of a package", () => {
  it("are complete if every fact, question, move and field has a message in both languages", () => {
    expect(wordingFaults(sound)).toEqual([]);
  });

  it("lack a message in one language", () => {
    const { facts: _, ...others } = english;
    expect(faultsWith(others)).toEqual(["fr has no message facts.Gleaned."]);
    expect(faultsWith({ ...english, more: "Plus" })).toEqual(["fr has the message more, which en does not have."]);
  });

  it("lack what games ask, move and tell", () => {
    const { title, pitch, outcome } = english;
    const few = { title, pitch, outcome };
    expect(faultsWith(few, few)).toEqual(
      ["facts.Gleaned", "ask.turn", "move.glean", "choice.sheaves"].map((key) => `en has no message ${key}.`),
    );
  });

  it("name a value that the other language, the fact or the move does not have", () => {
    const other = { ...english, outcome: { score: "{points}" } };
    expect(faultsWith(other)).toEqual(["fr names other values in outcome.score."]);
    const foreign = { ...english, facts: { Gleaned: "{lord}." }, moves: { glean: "{field}" } };
    expect(faultsWith(foreign, foreign)).toEqual([
      "facts.Gleaned names lord, which it does not have.",
      "moves.glean names field, which it does not have.",
    ]);
  });

  it("rest on rules of the book", () => {
    const { wording } = sound;
    expect(wordingFaults({ ...sound, wording: { ...wording, rules: {} } })).toEqual([
      "The fact Gleaned names no rule that it rests on.",
    ]);
    expect(wordingFaults({ ...sound, rules: [] })).toEqual([
      "The fact Gleaned rests on GLE-2.1, which RULES.md does not have.",
    ]);
  });
});
