import type { Contender } from "../../pairing/contender.ts";
import { balanced, type Priorities, social, sporting } from "../../pairing/cost.ts";
import { pairRound } from "../../pairing/pair-round.ts";
import { contendersOf } from "../contenders.ts";
import { reachOf } from "../scoring-of.ts";
import { stageStandings } from "../stage-standings.ts";
import type { Stage } from "../types.ts";
import type { Draft, Drafting } from "./format.ts";

/** Scales points so that the first and the last of a table differ by this many: they then always fit with the other costs. */
const reach = 6;
/** In squared points: a second meeting weighs as much as two players who are a table and a half apart. */
const meetingWorth = 81;

/** Pairs those who are there by the search for the best tables. */
export function searched(
  drafting: Drafting,
  contenders: readonly Contender[],
  priorities: Priorities,
): Draft | "impossible" {
  const { tournament, terms, below, effort } = drafting;
  const found = pairRound(
    contenders,
    { sizes: terms.sizes, priorities, apart: tournament.apart, advantages: tournament.advantages },
    below,
    effort,
  );
  if (found === undefined) return "impossible";
  const { tables, byes, certificate } = found;
  return { tables: tables.map((players) => ({ division: null, players })), byes, certificate };
}

export const prioritiesOf = { social, sporting, balanced: balanced(meetingWorth) } as const;

/** Those who are there with the points of the stage so far, scaled. */
export function withPoints({ tournament, stage, terms, players }: Drafting): readonly Contender[] {
  const scale = reach / reachOf(tournament.plan, terms);
  const points = new Map(stageStandings(tournament, stage).map((one) => [one.player, one.points * scale]));
  return contendersOf(tournament, terms, players, (player) => Math.round((points.get(player) ?? 0) * 100) / 100);
}

/** Those who are there as equals. */
export const asEquals = ({ tournament, terms, players }: Drafting): readonly Contender[] =>
  contendersOf(tournament, terms, players, () => 0);

/** Too few for a table, even with everybody who is there. */
export const areTooFew = (players: readonly string[], { sizes }: Stage): boolean => players.length < sizes.least;
