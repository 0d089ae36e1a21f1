import { expect, it } from "vitest";
import type { Tournament, TournamentTable } from "../../../lib/api-client/types.ts";
import { tablesToConfirm } from "./entrants.ts";

const place = { places: [], at: "2027-03-01T12:00:00Z", dispute: null };
const report = (by: string, more: object = {}) => ({ ...place, by, ...more });

function tournamentWith(table: object, player: string | null = "ben") {
  const seated = { table: 3, state: "waiting", players: ["ann", "ben"], forfeited: [], report: null, ...table };
  return { rounds: [{ round: 2, tables: [seated as unknown as TournamentTable] }], you: { player } } as Tournament;
}

it("finds the tables whose reported result awaits an answer of the reader", () => {
  expect(tablesToConfirm(tournamentWith({ report: report("ann") }))).toEqual([{ round: 2, table: 3 }]);
});

it.each([
  ["without a report", {}],
  ["with the reader's own report", { report: report("ben") }],
  ["with a disputed report", { report: report("ann", { dispute: { by: "ben", at: place.at, reason: null } }) }],
  ["that is over", { state: "over", report: report("ann") }],
  ["that the reader has forfeited", { forfeited: ["ben"], report: report("ann") }],
])("does not find a table %s", (_, table) => {
  expect(tablesToConfirm(tournamentWith(table))).toEqual([]);
});

it("finds none for visitors", () => {
  expect(tablesToConfirm(tournamentWith({ report: report("ann") }, null))).toEqual([]);
});
