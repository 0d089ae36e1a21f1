import english from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/middle-ages.json" with { type: "json" };
import { expect, it } from "vitest";
import type { MiddleAgesModel } from "../game.ts";
import positions from "../testing/positions.json" with { type: "json" };
import { headingOf, orderOf } from "./heading.ts";

const people = ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name }));
const { model: recorded, seat } = positions.sending as unknown as { model: MiddleAgesModel; seat: number };
const model: MiddleAgesModel = { ...recorded, people, yourSeat: seat };
const t = (key: string, values = {}) => [key, ...Object.values(values)].join(" ");

/** Every question that the rules can ask. */
const kinds = ["placing", "sending", "scouting", "raising", "addingCoin", "addingPlot", "losses", "restoration"];

it.each(kinds)("words the question of %s wherever it is asked, in both languages", (kind) => {
  for (const messages of [english, french]) {
    for (const place of ["ask", "heading", "waitingFor", "hint", "button"] as const) {
      expect(Object.keys(messages[place]), place).toContain(kind);
    }
  }
});

it("tells the players who are asked that it is their turn, and the others who the game waits for", () => {
  expect(headingOf(t, model).title).toBe("heading.sending 7");
  const other = { ...model, yourSeat: (seat + 1) % 4, choices: [] };
  expect(headingOf(t, other).title).toBe(`waiting ${people[seat]?.name} 1`);
});

it("reads the choices aloud, but none that a rule blocks", () => {
  const { announcement } = headingOf(t, model);
  expect(announcement).toContain("village");
  expect(announcement.match(/tile domain/g)).toHaveLength(4);
});

it("names every winner of a shared victory", () => {
  const ranking = [0, 1, 2, 3].map((one) => ({ seat: one, rank: one < 2 ? 1 : 3, score: 90 - one, tieBreaks: [] }));
  const { title } = headingOf(t, { ...model, yourSeat: null, outcome: { ranking }, question: null });
  expect(title).toBe("end.won Ann, Bob 2");
});

it("shows who has played, who plays and who comes next", () => {
  const states = orderOf({ ...model, view: { ...model.view, order: [2, 0, 3, 1], done: [2] }, question: asked(0) });
  expect(states.map(({ state }) => state)).toEqual(["done", "now", "next", "then"]);
});

const asked = (one: number) => ({ number: 1, kind: "sending", seats: [one], affectedSeats: [one] });
