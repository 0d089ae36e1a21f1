import { expect, it } from "vitest";
import { formats, planFor, playedToEnd } from "../audit/formats.fixture.ts";
import { playedWithWithdrawal, playedWithWithdrawalAtLargeTables } from "../audit/tied-formats.fixture.ts";
import { evolve } from "../tournament/state/evolve.ts";
import type { Tournament } from "../tournament/state/tournament.ts";
import type { Recorded } from "../tournament/state/types.ts";
import { faultInComputed } from "./verify-computed.ts";

const ends = ["StageEnded", "TournamentFinished"];

/** The ends of stages and of the tournament, each with whether its ranking follows from the log before it. */
function rankingsIn(log: readonly Recorded[]): readonly (readonly [string, boolean])[] {
  let before: Tournament | undefined;
  return log.flatMap((recorded) => {
    const { event } = recorded;
    const isEnd = ends.includes(event.type);
    const secret = event.type === "TournamentFinished" ? event.secret : "";
    const fault = isEnd ? faultInComputed(secret, before, recorded, true) : undefined;
    before = evolve(before, recorded);
    return isEnd ? [[event.type, fault === undefined] as const] : [];
  });
}

const soundEnd = ["TournamentFinished", true];

it.each(Object.keys(formats))("repeats the rankings of %s", (name) => {
  const place = Object.keys(formats).indexOf(name);
  const { log } = playedToEnd(planFor(formats[name] ?? [], place), { players: 9, seed: place, isQuick: true });
  const rankings = rankingsIn(log);
  expect(rankings.at(-1)).toEqual(soundEnd);
  expect(rankings.filter(([, isSame]) => !isSame)).toEqual([]);
});

it.each([
  ["a round robin", () => playedWithWithdrawal("round-robin", 2)],
  ["a round robin at larger tables", () => playedWithWithdrawalAtLargeTables(9, 1)],
  ["a league", () => playedWithWithdrawal("league", 1)],
])("repeats the rankings of %s with annulled results", (_, play) => {
  const rankings = rankingsIn(play().log);
  expect(rankings.at(-1)).toEqual(soundEnd);
  expect(rankings.filter(([, isSame]) => !isSame)).toEqual([]);
});
