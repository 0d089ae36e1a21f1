import type { clocks } from "@seneschal/schema";
import { vacationDays } from "../clocks/vacation-days.ts";
import { beginVacation, endVacation, knownSince, vacationsOf } from "../database/vacations.ts";
import { Problem } from "../http/problem.ts";
import type { WatchNeeds } from "./clock-watch.ts";
import { vacationChanged } from "./rest-changes.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days off: they are saved, taken at once, and given back where somebody returns early. */
export interface Vacation {
  show(account: string): Promise<clocks.Vacation>;
  begin(account: string, days: number): Promise<clocks.Vacation>;
  end(account: string): Promise<clocks.Vacation>;
}

export function vacationOf(needs: WatchNeeds): Vacation {
  const { pool, now } = needs;

  async function show(account: string): Promise<clocks.Vacation> {
    const taken = (await vacationsOf(pool, [account])).get(account) ?? [];
    const since = (await knownSince(pool, account)) ?? now();
    const at = now().getTime();
    const current = taken.find(({ from, to }) => from <= at && at < to);
    return {
      daysLeft: Math.max(0, Math.floor(vacationDays(since.getTime(), taken, at))),
      until: current === undefined ? null : new Date(current.to).toISOString(),
    };
  }

  return {
    show,
    async begin(account, days) {
      const { daysLeft } = await show(account);
      if (days > daysLeft) throw new Problem("no-days-left", `You have saved ${daysLeft} days.`);
      const from = now();
      const hasBegun = await beginVacation(pool, account, from, new Date(from.getTime() + days * dayMilliseconds));
      if (!hasBegun) throw new Problem("no-days-left", "You are on vacation. Come back before you leave again.");
      await vacationChanged(needs, account);
      return show(account);
    },
    async end(account) {
      if (await endVacation(pool, account, now())) await vacationChanged(needs, account);
      return show(account);
    },
  };
}
