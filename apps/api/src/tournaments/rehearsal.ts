import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { tournaments as words } from "@seneschal/schema";
import { type Rehearsal, rehearse } from "@seneschal/tournament";
import { Problem } from "../http/problem.ts";
import { soundPlan } from "./create.ts";
import type { TournamentNeeds } from "./tournaments.ts";

const retryAfterSeconds = 10;
let isUnderWay = false;

/**
 * Plays a planned tournament through many times with so many players. One at a time, and others have the process between
 * two rounds.
 */
export async function rehearsed(needs: TournamentNeeds, plan: words.Plan, players: number): Promise<Rehearsal> {
  const sound = soundPlan(needs, plan);
  if (isUnderWay) throw tooMany();
  isUnderWay = true;
  try {
    return await playedThrough(sound, players);
  } finally {
    isUnderWay = false;
  }
}

async function playedThrough(plan: words.Plan, players: number): Promise<Rehearsal> {
  const playing = rehearse(plan, players, randomBytes(32).toString("hex"));
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
    await nextTurn();
  }
}

function tooMany(): Problem {
  const problem = new Problem("too-many-requests", "Another tournament is being rehearsed. Ask again soon.");
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}
