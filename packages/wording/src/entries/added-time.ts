import type { Readers } from "../people.ts";
import type { AddedTime, ChronicleStep } from "./chronicle-step.ts";
import type { Translate } from "./entry.ts";

const minuteMs = 60_000;

/** Whether all clocks got the same time, to the minute. */
export function isSameForAll(added: readonly AddedTime[]): boolean {
  return new Set(added.map(minutesIn)).size === 1;
}

/** The values of a sentence about an outage: the time that each clock got, or the first of them. */
export function addedValues(t: Translate, { addedTime }: ChronicleStep, people: Readers["people"]) {
  const [first] = addedTime ?? [];
  if (addedTime == null || first === undefined) return {};
  const clocks = addedTime.map((added) =>
    t("chronicle.clock-added", { name: people[added.seat]?.name ?? "", duration: durationOf(t, added) }),
  );
  return { duration: durationOf(t, first), clocks: clocks.join(", ") };
}

/** "6 h", "5 h 30 min" or "12 min". */
function durationOf(t: Translate, added: AddedTime): string {
  const all = minutesIn(added);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t("chronicle.duration.minutes", { minutes });
  return t(minutes === 0 ? "chronicle.duration.hours" : "chronicle.duration.hoursAndMinutes", { hours, minutes });
}

/** At least one: a shorter outage is shown as a minute. */
const minutesIn = ({ milliseconds }: AddedTime) => Math.max(1, Math.round(milliseconds / minuteMs));
