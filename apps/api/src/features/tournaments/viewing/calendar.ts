import type { state } from "@seneschal/tournament";
import { calendarMessages } from "@seneschal/wording/calendar";
import ical from "ical-generator";
import { createTranslator } from "use-intl/core";

interface Wanted {
  readonly id: string;
  readonly tournament: state.Tournament;
  readonly language: "en" | "fr";
  /** The address of the site, for links in the entries. */
  readonly site: string;
}

interface Entry {
  readonly key: "check-in" | "start" | "round" | "ladder";
  readonly at: string;
  readonly round?: number;
}

/** The schedule of a tournament as an iCalendar file (RFC 5545). */
export function calendarOf({ id, tournament, language, site }: Wanted): string {
  const say = createTranslator({ locale: language, messages: calendarMessages[language], namespace: "calendar" });
  const calendar = ical({ name: tournament.plan.name, prodId: { company: "Seneschal", product: "Tournaments" } });
  const url = new URL(`/tournaments/${id}`, site).href;
  for (const { key, at, round = 0 } of entriesOf(tournament)) {
    const summary = say(key, { tournament: tournament.plan.name, round });
    calendar.createEvent({
      id: `${key}-${round}@${id}`,
      start: new Date(at),
      end: new Date(at),
      stamp: new Date(tournament.createdAt),
      summary,
      url,
    });
  }
  return calendar.toString();
}

function entriesOf({ plan, rounds, startedAt }: state.Tournament): readonly Entry[] {
  const start = startedAt ?? plan.startsAt;
  const ends = rounds.flatMap(({ number, stage, deadline }): readonly Entry[] => {
    if (deadline === null) return [];
    return [{ key: plan.stages[stage - 1]?.format === "ladder" ? "ladder" : "round", at: deadline, round: number }];
  });
  if (start === null) return ends;
  const checkIn: readonly Entry[] = plan.checkInMinutes === null ? [] : [{ key: "check-in", at: start }];
  return [...checkIn, { key: "start", at: start }, ...ends];
}
