import english from "@seneschal/wording/messages/en/game-page.json" with { type: "json" };
import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { genericBoard } from "../../boards/generic/board.tsx";
import { chronicleEntries, silenceOf, toldEntries } from "./told-entries.ts";

const translate = createTranslator({ locale: "en", messages: english });
const tPage = (key: string, values?: object) => translate(key as never, values as never);
const texts = { tPage, tGame: (key: string) => key };
const reader = { people: [{ name: "Ann" }, { name: "Bob" }], yourSeat: 0 };
const step = (seat: number | null, ...types: readonly string[]) => ({
  version: 7,
  kind: "move" as const,
  seat,
  undoneTo: null,
  consentedBy: null,
  reason: null,
  facts: types.map((type) => ({ type })),
});
const told = (...of: Parameters<typeof step>) =>
  toldEntries(step(...of), genericBoard("a-game"), texts, reader).map(({ text }) => text);

it("says who passed", () => {
  expect(told(1, "Settled")).toEqual(["Bob passes."]);
  expect(told(0, "Settled", "Settled")).toEqual(["You pass."]);
});

it("says who answered, but not what", () => {
  expect(told(1, "Answered")).toEqual(["Bob has answered."]);
});

it("says what was answered automatically", () => {
  const texts0 = (type: string) =>
    toldEntries({ ...step(0, type), by: "order" }, genericBoard("a-game"), texts, reader).map(({ text }) => text);
  expect(["Settled", "Answered"].flatMap(texts0)).toEqual([
    "You pass automatically.",
    "You have answered automatically.",
  ]);
});

it("has a line in the chronicle for the automatic passes of the reader only", () => {
  const linesOf = (seat: number, by: "person" | "order") =>
    chronicleEntries({ ...step(seat, "Settled"), by }, genericBoard("a-game"), texts, reader).map(({ text }) => text);
  expect(linesOf(0, "order")).toEqual(["You pass automatically."]);
  expect([linesOf(0, "person"), linesOf(1, "order"), linesOf(1, "person")].flat()).toEqual([]);
});

it("says what a pass led to after it", () => {
  const [pass, ...others] = told(1, "Settled", "PhaseBegan");
  expect(pass).toBe("Bob passes.");
  expect(others).toHaveLength(1);
});

it("adds nothing to a move that did something, or to what the server does", () => {
  expect(silenceOf(step(1, "TilePlaced", "Settled"))).toBeNull();
  expect(silenceOf(step(null, "Settled"))).toBeNull();
  expect(silenceOf({ ...step(1, "Settled"), kind: "time-out" })).toBeNull();
});
