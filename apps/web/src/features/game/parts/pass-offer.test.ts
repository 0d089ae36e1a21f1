import { describe, expect, it } from "vitest";
import { type Answered, isFirstPass } from "./pass-offer.ts";

const none = { replies: [], offered: [] };
const passed = {
  question: { number: 7, kind: "window", seats: [0, 1, 2], affectedSeats: [1] },
  move: { type: "pass" },
  yourSeat: 0,
} satisfies Answered;

describe("auto-replies are offered", () => {
  it("when a player passes in a window for the first time", () => {
    expect(isFirstPass(passed, none)).toBe(true);
    expect(isFirstPass(passed, { ...none, offered: ["window"] })).toBe(false);
    expect(isFirstPass(passed, { ...none, offered: ["talks"] })).toBe(true);
  });

  it("not for another answer, or a question that only the player decides", () => {
    expect(isFirstPass({ ...passed, move: { type: "callMaid" } }, none)).toBe(false);
    expect(isFirstPass({ ...passed, question: { ...passed.question, seats: [0], affectedSeats: [0] } }, none)).toBe(
      false,
    );
    expect(isFirstPass({ ...passed, question: { ...passed.question, seats: [0], affectedSeats: [] } }, none)).toBe(
      true,
    );
  });

  it("not if the player has an auto-reply to such questions", () => {
    const reply = {
      kind: "window",
      condition: { when: "always" },
      move: { type: "pass", fields: {} },
      label: "Pass",
    } as const;
    expect(isFirstPass(passed, { ...none, replies: [reply] })).toBe(false);
  });
});
