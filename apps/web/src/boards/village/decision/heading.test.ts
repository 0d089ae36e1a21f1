import english from "@seneschal/wording/messages/en/village.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/village.json" with { type: "json" };
import { expect, it } from "vitest";
import { availableChoices, movesOf } from "../../choice.ts";
import type { Fact, VillageModel } from "../game.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headingOf, orderOf, shortPreviewOf } from "./heading.ts";
import { optionListsOf } from "./option-lists.tsx";

const t = translatorFor("en");
const people = ["Ann", "Bob", "Cleo"].map((name) => ({ name }));

it.each(Object.keys(recorded).filter((name) => name !== "end"))(
  "words the question of %s wherever it is asked, in both languages",
  (kind) => {
    for (const messages of [english, french]) {
      for (const place of ["ask", "heading", "waitingFor", "hint"] as const) {
        expect(Object.keys(messages[place]), place).toContain(kind);
      }
    }
  },
);

it("tells the players who are not asked who the game waits for", () => {
  const model = toBoardModel("turn");
  const seat = model.yourSeat ?? 0;
  const other = { ...model, yourSeat: (seat + 1) % people.length, choices: [] };
  expect(headingOf(t, other).title).toBe(`Waiting for ${people[seat]?.name}`);
});

it("counts what may be chosen as the list shows it, not in how many ways it could be paid", () => {
  const model = toBoardModel("turn");
  const open = optionListsOf(t, model, null).flatMap(({ options }) =>
    options.filter(({ blockedBy }) => blockedBy === null),
  );
  expect(availableChoices(model.choices, null).flatMap(movesOf).length).toBeGreaterThan(open.length);
  expect(headingOf(t, model).sub).toContain(`${open.length} options`);
});

it("names every winner of a shared victory", () => {
  const ranking = [0, 1, 2].map((seat) => ({ seat, rank: seat < 2 ? 1 : 3, score: 30 - seat, tieBreaks: [] }));
  const { title } = headingOf(t, { ...toBoardModel("turn"), yourSeat: null, outcome: { ranking }, question: null });
  expect(title).toBe("Ann, Bob have won");
});

it("shows the order of play from the first player on, and who is out of a market day", () => {
  const model = toBoardModel("turn");
  const market = { ...model.view.market, day: { inPlay: [0, 2], out: [1] } };
  const order = orderOf({ ...model, question: asked(2), view: { ...model.view, first: 1, market } });
  expect(order).toEqual([
    { seat: 1, state: "done" },
    { seat: 2, state: "now" },
    { seat: 0, state: "next" },
  ]);
});

it("says in short what a move costs in time, and who dies for it", () => {
  const model = toBoardModel("turn");
  const seat = model.yourSeat ?? 0;
  const facts: readonly Fact[] = [
    { type: "WorkerTrained", seat, generation: 1, building: "smithy", time: 3 },
    { type: "GoodMade", seat, good: "plough", building: "smithy", time: 3 },
    { type: "BridgeCrossed", seat, deaths: 1, time: 12 },
    { type: "WorkerTrained", seat: seat + 1, generation: 1, building: "smithy", time: 3 },
  ];
  const short = shortPreviewOf(t, model, { facts, view: model.view, isComplete: true });
  expect(short).toBe("costs 6 hourglasses, a member will die");
});

function toBoardModel(name: string): VillageModel {
  const moment = recorded[name];
  if (moment === undefined) throw new Error(`no recorded moment of ${name}`);
  return { ...moment.model, people, yourSeat: moment.seat };
}

const asked = (seat: number) => ({ number: 1, kind: "sale", seats: [seat], affectedSeats: [seat] });
