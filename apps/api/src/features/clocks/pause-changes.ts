import type { accounts as words } from "@seneschal/schema";
import { commandDeps } from "../../event-store/game-aggregate.ts";
import { readStanding } from "../../read-models/standing-queries.ts";
import { gamesWithClockOf } from "./alarms-store.ts";
import type { WatchDeps } from "./clock-scheduler.ts";
import { shiftClocks } from "./shift-clocks.ts";

/** An account has other quiet hours from now on. What its clocks have run so far counts by those that it had. */
export async function quietHoursChanged(deps: WatchDeps, account: string, before: words.Profile): Promise<void> {
  const change = { account, before, at: deps.now().getTime() };
  const changing = commandDeps({ ...deps, readPauses: readStanding(deps.pool, change) });
  for (const id of await gamesWithClockOf(deps.pool, account)) await shiftClocks(changing, id, "rest");
}

/** An account went on vacation, or came back from one. */
export async function vacationChanged(deps: WatchDeps, account: string): Promise<void> {
  for (const id of await gamesWithClockOf(deps.pool, account)) await shiftClocks(deps, id, "rest");
}
