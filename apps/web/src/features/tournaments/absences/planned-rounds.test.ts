import { expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { currentAbsences, openAbsences, planOf, withPlan } from "./planned-rounds.ts";

const absences = [
  { round: 1, isBye: true },
  { round: 4, isBye: false },
];

it("says what a player does in a round", () => {
  expect([1, 2, 4].map((round) => planOf(absences, round))).toEqual(["bye", "plays", "absent"]);
});

it("changes one round, in the order of rounds", () => {
  expect(withPlan(absences, 2, "absent").map(({ round }) => round)).toEqual([1, 2, 4]);
  expect(withPlan(absences, 4, "bye")).toContainEqual({ round: 4, isBye: true });
  expect(withPlan(absences, 1, "plays")).toEqual([{ round: 4, isBye: false }]);
});

it("sends only rounds that are still to be paired", () => {
  expect(openAbsences(absences, [3, 4])).toEqual([{ round: 4, isBye: false }]);
});

it("no longer mentions an absence once its round is over", () => {
  const rounds = [
    { round: 1, state: "closed" },
    { round: 4, state: "published" },
  ] as unknown as Tournament["rounds"];
  expect(currentAbsences(absences, { rounds })).toEqual([{ round: 4, isBye: false }]);
});
