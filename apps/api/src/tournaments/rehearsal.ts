import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { tournaments as words } from "@seneschal/schema";
import { type Rehearsal, rehearse } from "@seneschal/tournament";
import { soundPlan } from "./create.ts";
import type { TournamentNeeds } from "./tournaments.ts";

/** Plays a planned tournament through many times with so many players; others have the process between two rounds. */
export async function rehearsed(needs: TournamentNeeds, plan: words.Plan, players: number): Promise<Rehearsal> {
  const playing = rehearse(soundPlan(needs, plan), players, randomBytes(32).toString("hex"));
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
    await nextTurn();
  }
}
