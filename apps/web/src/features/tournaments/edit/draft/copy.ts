import type { TournamentPlan } from "../../../../lib/api-client/types.ts";
import { draftOf, type TournamentDraft } from "./draft.ts";

const nameMax = 80;

/** The settings of the next tournament of the same kind: with the next number, on the same weekday at the same hour. */
export const copyOf = (plan: TournamentPlan, now: Date): TournamentDraft => ({
  ...draftOf(plan),
  name: nextName(plan.name),
  startsAt: plan.startsAt === null ? null : nextWeekly(plan.startsAt, now),
});

/** "Club evening 3" is followed by "Club evening 4", and "Club evening" by "Club evening 2". */
export function nextName(name: string): string {
  const [, start = name, digits = "1"] = /^(.*\D)(\d{1,6})$/su.exec(name) ?? [];
  const number = String(Number(digits) + 1);
  const base = start === name ? `${name} ` : start;
  return base.slice(0, nameMax - number.length) + number;
}

/** The first time after now that is whole weeks later, at the same hour of the reader's time zone. */
function nextWeekly(instant: string, now: Date): string {
  const next = new Date(instant);
  const weeks = Math.floor((now.getTime() - next.getTime()) / (7 * 86_400_000));
  if (weeks > 0) next.setDate(next.getDate() + 7 * weeks);
  while (next <= now) next.setDate(next.getDate() + 7);
  return next.toISOString();
}
