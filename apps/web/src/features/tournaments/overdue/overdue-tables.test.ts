import { describe, expect, it } from "vitest";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { overdueTables } from "./overdue-tables.ts";

const deadline = "2027-03-01T12:00:00Z";
const past = Date.parse("2027-03-01T12:00:01Z");

function running(round: object, phase: Tournament["phase"] = "running") {
  const tables = ["over", "playing", "stopped", "waiting"].map((state, place) => ({ table: place + 1, state }));
  return { phase, rounds: [{ round: 1, state: "published", deadline, tables, ...round }] } as unknown as Tournament;
}

describe("overdue tables", () => {
  it("are those without a result once the deadline has passed", () => {
    expect(overdueTables(running({}), past)).toEqual([{ round: 1, tables: [2, 3, 4] }]);
    expect(overdueTables(running({}), Date.parse(deadline) - 1)).toEqual([]);
  });

  it("exist neither without a deadline nor in a round or tournament that is over", () => {
    expect(overdueTables(running({ deadline: null }), past)).toEqual([]);
    expect(overdueTables(running({ state: "closed" }), past)).toEqual([]);
    expect(overdueTables(running({}, "cancelled"), past)).toEqual([]);
  });
});
