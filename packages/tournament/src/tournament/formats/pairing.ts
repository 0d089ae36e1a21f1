import type { Contender } from "../../pairing/contender.ts";
import { balanced, type Priorities, social, sporting } from "../../pairing/cost.ts";
import { pairRound } from "../../pairing/pair-round.ts";
import { contendersOf } from "../standings/contenders.ts";
import { reachOf } from "../standings/scoring-of.ts";
import { stageStandings } from "../standings/stage-standings.ts";
import type { PairingFailure } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";
import type { Draft, DraftContext } from "./format.ts";

/** Points are scaled to this difference between the first and the last player of a table, to be comparable with other costs. */
const reach = 6;
/** In squared points: a second meeting weighs as much as a distance of one and a half tables. */
const meetingWorth = 81;

/** Pairs the players who are present, by searching for the best tables. */
export function searchDraft(
  context: DraftContext,
  contenders: readonly Contender[],
  priorities: Priorities,
): Draft | PairingFailure {
  const { tournament, terms, below, effort } = context;
  if (areTooFew(context.players, terms)) return "too-few-players";
  const found = pairRound(
    contenders,
    { sizes: terms.sizes, priorities, apart: tournament.apart, advantages: tournament.advantages },
    below,
    effort,
  );
  if (found === undefined) return "kept-apart";
  const { tables, byes, certificate } = found;
  return { tables: tables.map((players) => ({ division: null, players })), byes, certificate };
}

export const prioritiesOf = { social, sporting, balanced: balanced(meetingWorth) } as const;

/** The players who are present, with their points of the stage so far, scaled. */
export function withPoints({ tournament, stage, terms, players }: DraftContext): readonly Contender[] {
  const scale = reach / reachOf(tournament.plan, terms);
  const points = new Map(stageStandings(tournament, stage).map((one) => [one.player, one.points * scale]));
  return contendersOf(tournament, terms, players, (player) => Math.round((points.get(player) ?? 0) * 100) / 100);
}

/** The players who are present, all with equal points. */
export const asEqualContenders = ({ tournament, terms, players }: DraftContext): readonly Contender[] =>
  contendersOf(tournament, terms, players, () => 0);

/** Whether some of these players must not sit at the same table. */
export const isKeptApart = (apart: readonly (readonly [string, string])[], players: readonly string[]): boolean =>
  apart.some((pair) => pair.every((player) => players.includes(player)));

/** Whether the players who are present are too few for a table. */
export const areTooFew = (players: readonly string[], { sizes }: Stage): boolean => players.length < sizes.least;
