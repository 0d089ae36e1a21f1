import { describe, expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { unconfirmedReports } from "./unconfirmed-reports.ts";

const reported = (canBeConfirmed: boolean, dispute: object | null = null) => ({ by: "ann", canBeConfirmed, dispute });
const tables = [
  { table: 1, state: "waiting", report: reported(false) },
  { table: 2, state: "waiting", report: reported(true) },
  { table: 3, state: "waiting", report: null },
  { table: 4, state: "over", report: null },
  { table: 5, state: "waiting", report: reported(false, { by: "ben" }) },
];

const found = (round: object = {}, phase = "running") =>
  unconfirmedReports({ phase, rounds: [{ round: 2, state: "published", tables, ...round }] } as unknown as Tournament);

describe("results that only a director can confirm", () => {
  it("are those that no other player of the table can confirm", () => {
    expect(found()).toEqual([{ round: 2, tables: [1] }]);
    expect(found({ tables: tables.slice(1) })).toEqual([]);
  });

  it("exist only in published rounds of a running tournament", () => {
    expect(found({ state: "closed" })).toEqual([]);
    expect(found({}, "cancelled")).toEqual([]);
  });
});
