import type { AnyRuleset } from "@seneschal/engine";
import { describe, expect, it } from "vitest";
import type { StoredPremoves } from "../stored-premoves.ts";
import { premoveAnswer } from "./premove-answer.ts";

const march = { type: "march", to: "Ayr" };
const premoves: StoredPremoves = {
  version: 9,
  moves: [{ move: march, kind: "marching", turn: 4 }],
  played: 0,
  savedAt: "2026-11-27T10:00:00.000Z",
  stopped: null,
};

/** A position in this turn, in which seat 1 may march to these villages or pass. */
function asked(kind: string, turn: number | undefined, villages: readonly string[], blockedBy?: string) {
  const blocked = blockedBy === undefined ? {} : { blockedBy };
  const ruleset = {
    turn: turn === undefined ? undefined : () => turn,
    choices: () => [
      { type: "march", fields: { to: { oneOf: villages } }, ...blocked },
      { type: "pass", fields: {}, isDefault: true },
    ],
  } as unknown as AnyRuleset;
  return { ruleset, position: {}, question: { number: 7, kind, seats: [1], affectedSeats: [1] } };
}

describe("a premove", () => {
  it.each([
    ["plays its move if its question is asked and offers it", asked("marching", 4, ["Ayr"]), { type: "move" }],
    ["stops at another question", asked("purchases", 4, ["Ayr"]), { type: "stop", reason: "other-question" }],
    ["stops at the same question in another turn", asked("marching", 5, ["Ayr"]), { reason: "turn-over" }],
    ["stops at another question in another turn", asked("purchases", 5, ["Ayr"]), { reason: "turn-over" }],
    ["stops if its move is not offered", asked("marching", 4, ["Brem"]), { reason: "not-offered" }],
    ["stops if a rule blocks its move", asked("marching", 4, ["Ayr"], "F-1.1"), { reason: "not-offered" }],
    ["of a game with turns answers nothing in a game without", asked("marching", undefined, ["Ayr"]), { type: "stop" }],
  ])("%s", (_, question, answer) => {
    expect(premoveAnswer(question, 1, premoves)).toMatchObject(answer);
  });

  it("is the default answer only if it equals it", () => {
    const pass = { ...premoves, moves: [{ move: { type: "pass" }, kind: "marching", turn: 4 }] };
    expect(premoveAnswer(asked("marching", 4, ["Ayr"]), 1, pass)).toMatchObject({ isDefault: true });
    expect(premoveAnswer(asked("marching", 4, ["Ayr"]), 1, premoves)).toMatchObject({ isDefault: false });
  });

  it("does nothing once it is stopped or there is none", () => {
    const question = asked("marching", 4, ["Ayr"]);
    const stopped = { ...premoves, stopped: { reason: "undone", question: 7 } } as const;
    for (const none of [undefined, stopped, { ...premoves, moves: [] }])
      expect(premoveAnswer(question, 1, none)).toBeUndefined();
  });
});
