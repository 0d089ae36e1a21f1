import { readFileSync } from "node:fs";
import { positionAfter } from "@seneschal/engine";
import { usualReportEffort } from "@seneschal/engine/report";
import { describe, expect, it } from "vitest";
import { sealedBids } from "../../../test/support/games/sealed-bids.fixture.ts";
import { createRegistry } from "../game/ruleset-registry.ts";
import { verifyExport } from "../verification/verify-export.ts";
import { reportLines } from "./report-lines.ts";
import { type LoggedReport, reportOnLog } from "./report-on-log.ts";

// With moves that were undone, undone by consent, and rolled back by staff.
const file = new URL("../../../test/verification/recorded/scheme-2-finished.jsonl", import.meta.url);
const text = readFileSync(file, "utf8");
const registry = createRegistry([sealedBids]);
const quick = { playouts: 8, games: 4, checked: 2, gamesChecked: 4, draws: 4 };

function reportedOn(log: string) {
  const work = reportOnLog(registry, log, { ...usualReportEffort, ...quick });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

const logged = soundOrThrow();

function soundOrThrow(): LoggedReport {
  const found = reportedOn(text);
  if (!found.isSound) throw new Error(found.message);
  return found;
}

describe("a report on the log of a game", () => {
  it("counts only the steps that lead to the last position", () => {
    const { steps, report, ruleset: id } = logged;
    const { ruleset } = registry.of(id);
    const verdict = verifyExport(registry, text);
    const facts = steps.flatMap((step) => step.facts);
    expect(positionAfter(ruleset, facts)).toEqual(verdict.isSound && verdict.game.position);
    const movesLogged = text.split("\n").filter((line) => line.includes('"type":"MovePlayed","version"'));
    expect(steps.filter(({ played }) => played !== undefined).length).toBeLessThan(movesLogged.length);
    expect(report.steps).toHaveLength(steps.length);
    expect(report.decisions.length).toBeGreaterThan(0);
  });

  it("refuses a log that is not sound", () => {
    expect(reportedOn(text.slice(0, -40))).toMatchObject({ isSound: false, fault: "no-line-break" });
  });

  it("is shown with its seats and swings, each with the version of its step", () => {
    const [step, other] = [2, 3];
    const comparison = { played: -1, best: 2.25, betterShare: 0.875 };
    const moves = { played: { type: "pass" }, best: { type: "bid" } };
    const seat = { luck: 0.06, cost: 3.25, decisions: 4, asHard: 1 };
    const report = { ...logged.report, seats: [seat], swings: [{ step, seat: 1, ...moves, comparison }] };
    const lines = reportLines({ ...logged, report });
    expect(lines[1]).toMatch(
      /^Seat 1: lead .*, luck 0\.1, cost of its decisions 3\.3\. Hard would have made 1 of its 4 moves\.$/,
    );
    expect(lines.at(-1)).toBe(
      `Version ${logged.steps[step]?.version}, seat 2: played {"type":"pass"}. Hard would have played {"type":"bid"}: 3.3 more, and better in 88% of the continuations.`,
    );
    expect(logged.steps[step]?.version).not.toBe(logged.steps[other]?.version);
    expect(reportLines({ ...logged, report: { ...report, swings: [] } }).at(-1)).toContain("No decision");
  });
});
