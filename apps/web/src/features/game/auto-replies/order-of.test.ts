import { describe, expect, it } from "vitest";
import { conditionOf, loosened, orderOf, wordOf } from "./order-of.ts";

describe("a standing order", () => {
  const order = orderOf(
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
    expect(loosened(order, ["blank"]).move).toEqual({ type: "vote", fields: { on: "odo" } });
  });

  it.each([{ when: "always" }, { when: "unconcerned" }, { when: "raised-by", seats: [1, 3] }] as const)(
    "keeps its condition %j through a menu",
    (condition) => {
      expect(conditionOf(wordOf({ ...condition } as never))).toEqual(condition);
    },
  );
});
