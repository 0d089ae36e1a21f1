import { describe, expect, it } from "vitest";
import { autoReplyOf, conditionFromValue, conditionValue, withoutFields } from "./auto-reply.ts";

describe("a standing order", () => {
  const order = autoReplyOf(
    "voting",
    { type: "vote", on: "odo", blank: "nobody" },
    { when: "unconcerned" },
    "Vote for Odo",
  );

  it("answers as the move was chosen", () => {
    expect(order).toEqual({
      kind: "voting",
      condition: { when: "unconcerned" },
      move: { type: "vote", fields: { on: "odo", blank: "nobody" } },
      label: "Vote for Odo",
    });
  });

  it("may leave a field to silence", () => {
    expect(withoutFields(order, ["blank"]).move).toEqual({ type: "vote", fields: { on: "odo" } });
  });

  it.each([{ when: "always" }, { when: "unconcerned" }, { when: "raised-by", seats: [1, 3] }] as const)(
    "keeps its condition %j through a menu",
    (condition) => {
      expect(conditionFromValue(conditionValue({ ...condition } as never))).toEqual(condition);
    },
  );
});
