import { expect, it } from "vitest";
import english from "../../../messages/en/village.json" with { type: "json" };
import french from "../../../messages/fr/village.json" with { type: "json" };
import { translatorFor } from "../../testing/translator.ts";
import { entriesOf } from "./chronicle.ts";
import { lineOf } from "./fact-lines.ts";
import type { Fact } from "./game.ts";

const messages = { en: english, fr: french };
const readers = { people: ["Ann", "Bob", "Cleo"].map((name) => ({ name })), yourSeat: 1 };

it("says who dies, where, and where they are placed", () => {
  const died: Fact = {
    type: "MemberDied",
    seat: 0,
    generation: 1,
    from: "smithy",
    profession: "crafts",
    to: "grave",
  };
  const line = lineOf(translatorFor("en", messages), died, readers);
  expect(line).toBe(
    "Ann’s member of generation 1 dies (smithy) and is buried in a nameless grave: the village chronicle is full for crafts.",
  );
});

it("puts players who leave the market with nothing to sell below the sale before", () => {
  const leaving = (seat: number): Fact => ({ type: "MarketLeft", seat, hadWares: false });
  const sold: Fact = {
    type: "CustomerServed",
    seat: 1,
    stall: 0,
    customer: { asks: ["grain"], prestige: 3 },
    fee: [],
    time: 0,
  };
  const [entry, ...others] = entriesOf(translatorFor("en", messages), [sold, leaving(2), leaving(0)], readers);
  expect(others).toEqual([]);
  expect(entry?.from).toHaveLength(2);
});

it("never takes a player named you for the reader", () => {
  const impostor = { people: [{ name: "you" }], yourSeat: null };
  expect(lineOf(translatorFor("en", messages), { type: "MarkerTaken", seat: 0 }, impostor)).toMatch(/^you.? takes/u);
});
