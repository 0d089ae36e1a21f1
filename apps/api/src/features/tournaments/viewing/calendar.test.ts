import { evolve, type Plan, type state, type TournamentEvent } from "@seneschal/tournament";
import { expect, it } from "vitest";
import { calendarOf } from "./calendar.ts";

const plan = {
  name: "The spring cup",
  stages: [{ format: "swiss" }],
  startsAt: "2027-03-01T18:00:00.000Z",
  checkInMinutes: 30,
} as unknown as Plan;
const round = {
  type: "RoundDrafted",
  round: 1,
  stage: 1,
  tables: [],
  byes: [],
  deadline: "2027-03-08T18:00:00.000Z",
  luck: "1".repeat(64),
  certificate: null,
} as const;
const moved = { type: "DeadlineMoved", round: 1, deadline: "2027-03-10T18:00:00.000Z", reason: "Holidays." } as const;

function calendarAfter(...events: readonly TournamentEvent[]): string {
  const created = { type: "TournamentCreated", plan, director: "director", commitment: "0".repeat(64) } as const;
  let tournament: state.Tournament | undefined;
  for (const [place, event] of [created, ...events].entries())
    tournament = evolve(tournament, { version: place + 1, at: "2027-02-01T00:00:00.000Z", by: null, event });
  if (tournament === undefined) throw new Error("it was created");
  const now = new Date("2027-02-02T12:00:00.000Z");
  return calendarOf({ id: "cup", tournament, language: "en", site: "https://example.org", now });
}

/** The lines of the entry with this summary. */
const entryOf = (calendar: string, summary: string): readonly string[] =>
  calendar
    .split("BEGIN:VEVENT")
    .find((entry) => entry.includes(summary))
    ?.split("\r\n") ?? [];

it("shows check-in from its opening to the start", () => {
  expect(entryOf(calendarAfter(), "check-in")).toEqual(
    expect.arrayContaining(["DTSTART:20270301T173000Z", "DTEND:20270301T180000Z"]),
  );
});

it("has no entry that ends when it begins (RFC 5545, 3.8.2.2)", () => {
  const calendar = calendarAfter(round);
  expect(entryOf(calendar, "end of round 1")).toContain("DTSTART:20270308T180000Z");
  expect(calendar.match(/DTEND/g)).toHaveLength(1);
});

it("counts the changes of a time, so that calendars replace it, and says when it was written", () => {
  expect(entryOf(calendarAfter(round), "end of round 1")).toContain("SEQUENCE:0");
  const after = entryOf(calendarAfter(round, moved), "end of round 1");
  expect(after).toEqual(expect.arrayContaining(["SEQUENCE:1", "DTSTART:20270310T180000Z", "DTSTAMP:20270202T120000Z"]));
  expect(entryOf(calendarAfter({ type: "PlanChanged", plan }), "cup starts")).toContain("SEQUENCE:1");
});
