import { randomFrom } from "../pairing/testing.fixture.ts";
import type { Below } from "../random.ts";
import { best, planOf, stages } from "../tournament/scenarios/testing.fixture.ts";
import type { Plan, Stage } from "../tournament/state/types.ts";
import { QuicklyWatched, type Watched } from "./formats.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const fours = { least: 3, most: 4, preferred: 4 };
const playOffs = true;

/** Formats in which ties are played off, a bracket that is fixed, and results that are annulled. */
export const tiedFormats: Readonly<Record<string, readonly Stage[]>> = {
  "Swiss with a play-off for the title": [{ ...stages.swiss, rounds: 1, playOffs }],
  "Swiss with play-offs for the cut": [
    { ...stages.swiss, rounds: 2, playOffs },
    { ...stages["knock-out"], field: best(1, 5), playOffs },
  ],
  "heats with play-offs": [{ ...stages.heats, rounds: 2, best: 1, playOffs }],
  "round robin with a play-off": [{ ...stages["round-robin"], sizes: pairs, playOffs }],
  "league with play-offs": [
    { ...stages.league, sizes: fours, division: 4, seasons: 2, moving: 1, playOffs, promotionPlayOffs: true },
  ],
  "knock-out with play-offs": [{ ...stages["knock-out"], sizes: fours, advance: 2, playOffs }],
  "fixed bracket with play-offs": [
    { ...stages["knock-out"], sizes: pairs, bracket: "fixed", thirdPlace: true, playOffs },
  ],
  "reseeded bracket with a game for third place": [{ ...stages["knock-out"], sizes: pairs, thirdPlace: true }],
  "lives with a play-off": [{ ...stages.lives, playOffs }],
};

/** Scores are 0, 1 or 2, so that many players are equal. */
class Tied extends QuicklyWatched {
  override readonly below: Below = (max) => this.#below(max) % 3;
  readonly #below: Below = randomFrom(this.seed);
}

const tiedPlan = (list: readonly Stage[], more: Partial<Plan> = {}): Plan =>
  planOf(list, { scoring: { system: "win-only" }, tieBreaks: ["points", "lot"], lastGraceMinutes: 0, ...more });

export function playedWithTies(name: string, { players, seed }: { readonly players: number; readonly seed: number }) {
  const played = new Tied(tiedPlan(tiedFormats[name] ?? []), seed).begin(players);
  return played.playOn() as Watched;
}

/** The first of these tournaments that has a table with this purpose. */
export function playedWithPurpose(name: string, players: number, purpose: string): Watched {
  for (let seed = 1; seed <= 100; seed++) {
    const played = playedWithTies(name, { players, seed });
    if (purposesIn(played).includes(purpose)) return played;
  }
  throw new Error(`no ${name} of ${players} has a table for ${purpose}`);
}

/** The purposes of all tables that have one. */
export const purposesIn = ({ tournament }: Watched): readonly string[] =>
  tournament.rounds.flatMap(({ tables }) => tables.flatMap(({ purpose }) => purpose ?? []));

const annul = { withdrawals: "annul" as const };

/** A round robin at tables of three, which p1 leaves after some rounds, or games if all tables are played at once. */
export function playedWithWithdrawalAtLargeTables(players: number, rounds: number): Watched {
  const terms = { ...stages["round-robin"], sizes: threes, mostAtOnce: 1, ...annul };
  const played = new QuicklyWatched(tiedPlan([terms], { tieBreaks: ["points", "opponents", "score", "lot"] }), 1);
  played.begin(players);
  for (let round = 1; round <= rounds; round++) played.playTables();
  played.act({ type: "withdraw" }, "p1");
  return played.playOn() as Watched;
}
const threes = { least: 3, most: 4, preferred: 3 };

/** All meet all at tables of two, and p1 withdraws after some rounds; in a league, after one of its games. */
export function playedWithWithdrawal(format: "round-robin" | "league", rounds: number): Watched {
  const terms =
    format === "league"
      ? { ...stages.league, sizes: pairs, division: 4, seasons: 2, moving: 1, mostAtOnce: 1, ...annul }
      : { ...stages["round-robin"], sizes: pairs, ...annul };
  const played = new QuicklyWatched(tiedPlan([terms], { tieBreaks: ["points", "opponents", "score", "lot"] }), 1);
  played.begin(format === "league" ? 8 : 6);
  for (let round = 1; round <= rounds; round++) played.playTables();
  played.act({ type: "withdraw" }, "p1");
  return played.playOn() as Watched;
}
