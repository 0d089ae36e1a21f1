import type { clocks } from "@seneschal/schema";
import type { Interval } from "../../domain/clocks/pauses.ts";
import { datesFrom, daysFrom, vacationDays } from "../../domain/clocks/vacation.ts";
import { Problem } from "../../platform/http/problem.ts";
import { profileOf } from "../../read-models/profiles-store.ts";
import { addVacation, endVacation, knownSince, vacationsOf } from "../../read-models/vacations-store.ts";
import type { WatchDeps } from "./clock-scheduler.ts";
import { vacationChanged } from "./shift-clocks.ts";

/** The day on which the clocks go back has an hour more, and is a day all the same. */
const graceDays = 1 / 24;
const yearMilliseconds = 366 * 24 * 60 * 60 * 1000;

/** Days off: they are saved, taken at once or planned, and given back where somebody returns early. */
export interface Vacation {
  show(account: string): Promise<clocks.Vacation>;
  begin(account: string, wish: clocks.NewVacation): Promise<clocks.Vacation>;
  /** Comes back, or stays after all. */
  end(account: string): Promise<clocks.Vacation>;
}

export function vacationOf(deps: WatchDeps): Vacation {
  const { pool, now } = deps;

  const takenBy = async (account: string) => (await vacationsOf(pool, [account])).get(account) ?? [];

  /** Whole days that may be taken at an instant. */
  async function daysAt(account: string, taken: readonly Interval[], instant: number): Promise<number> {
    const since = (await knownSince(pool, account)) ?? now();
    return Math.max(0, Math.floor(vacationDays(since.getTime(), taken, instant) + graceDays));
  }

  async function show(account: string): Promise<clocks.Vacation> {
    const taken = await takenBy(account);
    const at = now().getTime();
    const last = taken.find(({ to }) => at < to);
    const isAway = last !== undefined && last.from <= at;
    return {
      daysLeft: await daysAt(account, taken, at),
      until: last && isAway ? textOf(last.to) : null,
      planned: last && !isAway ? { from: textOf(last.from), until: textOf(last.to) } : null,
    };
  }

  async function spanOf(account: string, { days, from }: clocks.NewVacation): Promise<Interval> {
    const at = now().getTime();
    if (from === undefined) return daysFrom(at, days);
    const span = datesFrom(from, days, (await profileOf(pool, account)).timeZone);
    if (span.from > at && span.from < at + yearMilliseconds) return span;
    throw new Problem("malformed-request", "A vacation must start on a later day, within one year.");
  }

  return {
    show,
    async begin(account, wish) {
      const span = await spanOf(account, wish);
      // Days are saved until it begins.
      const daysSaved = await daysAt(account, await takenBy(account), span.from);
      if (wish.days > daysSaved) throw new Problem("no-days-left", `You will have ${daysSaved} vacation days by then.`);
      const isNoted = await addVacation(pool, account, span, now());
      if (!isNoted) throw new Problem("no-days-left", "You are on vacation or have scheduled one. End it first.");
      await vacationChanged(deps, account);
      return show(account);
    },
    async end(account) {
      if (await endVacation(pool, account, now())) await vacationChanged(deps, account);
      return show(account);
    },
  };
}

const textOf = (instant: number) => new Date(instant).toISOString();
