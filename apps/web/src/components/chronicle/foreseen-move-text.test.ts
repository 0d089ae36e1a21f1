import { describe, expect, it } from "vitest";
import { boards as classicBoards } from "../../boards/fief-classic/board.tsx";
import { translatorFor } from "../../boards/fief-classic/testing/translator.ts";
import { foreseenMoveText } from "./foreseen-move-text.ts";

const t = translatorFor("en");
const [board] = classicBoards;
const who = { people: [{ name: "Ann" }, { name: "Bob" }], yourSeat: 0 };
const move = { type: "lay", card: "bad-weather", region: "tournus" };

describe("a queued move", () => {
  it("is told in the words of its game if its result is unknown", () => {
    const text = foreseenMoveText(t, board as never, { move, facts: [] }, who as never);
    expect(text).toMatch(/^Play Bad weather on a region, .*Tournus$/);
  });

  it("is told in the future tense", () => {
    const facts = [
      { type: "RegionChosen", seat: 0, region: "tournus" },
      { type: "Settled", next: [] },
    ];
    expect(foreseenMoveText(t, board as never, { move, facts: facts as never }, who as never)).toMatch(
      /^You will choose .*Tournus\.$/,
    );
  });
});
