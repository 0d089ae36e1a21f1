import type { state } from "@seneschal/tournament";
import { calendarMessages } from "@seneschal/wording/calendar";
import ical, { ICalCalendarMethod } from "ical-generator";
import { createTranslator } from "use-intl/core";

interface Wanted {
  readonly id: string;
  readonly tournament: state.Tournament;
  readonly language: "en" | "fr";
  /** The address of the site, for links in the entries. */
  readonly site: string;
  readonly now: Date;
}

interface Entry {
  readonly key: "check-in" | "start" | "round" | "ladder";
  readonly at: string;
  /** For check-in: its end. The other entries have no duration. */
  readonly until?: string;
  readonly round?: number;
  /** How often the time was changed: calendar programs replace an entry by one with a higher number. */
  readonly changes: number;
}

/** The schedule of a tournament as an iCalendar file (RFC 5545). */
export function calendarOf({ id, tournament, language, site, now }: Wanted): string {
  const say = createTranslator({ locale: language, messages: calendarMessages[language], namespace: "calendar" });
  const prodId = { company: "Seneschal", product: "Tournaments" };
  const calendar = ical({ name: tournament.plan.name, prodId, method: ICalCalendarMethod.PUBLISH });
  const url = new URL(`/tournaments/${id}`, site).href;
  for (const { key, at, until, round = 0, changes } of entriesOf(tournament)) {
    const summary = say(key, { tournament: tournament.plan.name, round });
    calendar.createEvent({
      id: `${key}-${round}@${id}`,
      start: new Date(at),
      ...(until !== undefined && { end: new Date(until) }),
      stamp: now,
      sequence: changes,
      summary,
      url,
    });
  }
  return calendar.toString();
}

function entriesOf(tournament: state.Tournament): readonly Entry[] {
  const { plan, startedAt, planChanges } = tournament;
  const start = startedAt ?? plan.startsAt;
  if (start === null) return deadlinesOf(tournament);
  const changes = planChanges + (startedAt === null ? 0 : 1);
  return [...checkInOf(plan, changes), { key: "start", at: start, changes }, ...deadlinesOf(tournament)];
}

/** From its opening to the announced start. */
function checkInOf({ checkInMinutes, startsAt }: state.Tournament["plan"], changes: number): readonly Entry[] {
  if (checkInMinutes === null || startsAt === null) return [];
  const opensAt = new Date(Date.parse(startsAt) - checkInMinutes * minuteMs).toISOString();
  return [{ key: "check-in", at: opensAt, until: startsAt, changes }];
}

const deadlinesOf = ({ plan, rounds }: state.Tournament): readonly Entry[] =>
  rounds.flatMap(({ number, stage, deadline, deadlineChanges: changes }) => {
    const key = plan.stages[stage - 1]?.format === "ladder" ? "ladder" : "round";
    return deadline === null ? [] : [{ key, at: deadline, round: number, changes }];
  });

const minuteMs = 60_000;
