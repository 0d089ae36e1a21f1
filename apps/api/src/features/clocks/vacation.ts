import type { clocks } from "@seneschal/schema";
import type { Pool } from "pg";
import type { Interval } from "../../domain/clocks/pauses.ts";
import { datesFrom, daysFrom, vacationDays } from "../../domain/clocks/vacation.ts";
import { Problem } from "../../platform/http/problem.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import {
  addVacation,
  endVacation as closeVacation,
  knownSince,
  vacationsOf,
} from "../../stores/accounts/vacations-store.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { vacationChanged } from "./shift-clocks.ts";

/** A calendar day with 25 hours counts as one day. */
const graceDays = 1 / 24;
const yearMs = 366 * 24 * 60 * 60 * 1000;

/** The vacation days of an account: left, taken and scheduled. */
export async function showVacation({ pool, now }: ClockDeps, account: string): Promise<clocks.Vacation> {
  const taken = await vacationsTakenBy(pool, account);
  const at = now().getTime();
  const last = taken.find(({ to }) => at < to);
  const isAway = last !== undefined && last.from <= at;
  return {
    daysLeft: await daysAt({ pool, now }, account, taken, at),
    until: last && isAway ? textOf(last.to) : null,
    planned: last && !isAway ? { from: textOf(last.from), until: textOf(last.to) } : null,
  };
}

/** Starts or schedules a vacation. */
export async function startVacation(
  deps: ClockDeps,
  account: string,
  request: clocks.NewVacation,
): Promise<clocks.Vacation> {
  const { pool, now } = deps;
  const span = await vacationSpan(deps, account, request);
  // Days accrue until the vacation starts.
  const daysSaved = await daysAt(deps, account, await vacationsTakenBy(pool, account), span.from);
  if (request.days > daysSaved) throw new Problem("no-days-left", `You will have ${daysSaved} vacation days by then.`);
  const isNoted = await addVacation(pool, account, span, now());
  if (!isNoted) throw new Problem("no-days-left", "You are on vacation or have scheduled one. End it first.");
  await vacationChanged(deps, account);
  return showVacation(deps, account);
}

/** Ends a vacation early or cancels a scheduled one. The remaining days are given back. */
export async function endVacation(deps: ClockDeps, account: string): Promise<clocks.Vacation> {
  if (await closeVacation(deps.pool, account, deps.now())) await vacationChanged(deps, account);
  return showVacation(deps, account);
}

async function vacationsTakenBy(pool: Pool, account: string): Promise<readonly Interval[]> {
  return (await vacationsOf(pool, [account])).get(account) ?? [];
}

/** The whole days that are available at an instant. */
async function daysAt(
  { pool, now }: Pick<ClockDeps, "pool" | "now">,
  account: string,
  taken: readonly Interval[],
  instant: number,
): Promise<number> {
  const since = (await knownSince(pool, account)) ?? now();
  return Math.max(0, Math.floor(vacationDays(since.getTime(), taken, instant) + graceDays));
}

async function vacationSpan(
  { pool, now }: ClockDeps,
  account: string,
  { days, from }: clocks.NewVacation,
): Promise<Interval> {
  const at = now().getTime();
  if (from === undefined) return daysFrom(at, days);
  const span = datesFrom(from, days, (await profileOf(pool, account)).timeZone);
  if (span.from > at && span.from < at + yearMs) return span;
  throw new Problem("malformed-request", "A vacation must start on a later day, within one year.");
}

const textOf = (instant: number) => new Date(instant).toISOString();
