import { describe, expect, it } from "vitest";
import { autoReplyOf, conditionFromValue, conditionValue, withoutFields } from "./auto-reply.ts";

describe("an auto-reply", () => {
  const reply = autoReplyOf(
    "voting",
    { type: "vote", on: "odo", blank: "nobody" },
    { when: "unconcerned" },
    "Vote for Odo",
  );

  it("answers with the chosen move", () => {
    expect(reply).toEqual({
      kind: "voting",
      condition: { when: "unconcerned" },
      move: { type: "vote", fields: { on: "odo", blank: "nobody" } },
      label: "Vote for Odo",
    });
  });

  it("can leave out a field", () => {
    expect(withoutFields(reply, ["blank"]).move).toEqual({ type: "vote", fields: { on: "odo" } });
  });

  it.each([
    { when: "always" },
    { when: "unconcerned" },
    { when: "raised-by", seats: [1, 3] },
    { when: "until-other-question", since: 12 },
  ] as const)("keeps its condition %j when a select holds it", (condition) => {
    expect(conditionFromValue(conditionValue({ ...condition } as never))).toEqual(condition);
  });
});
