import { seated } from "../../pairing/seats.ts";
import { contendersOf } from "../standings/contenders.ts";
import { standingsBeforeDraw } from "../standings/stage-standings.ts";
import {
  isActive,
  isPlayOff,
  type Ranked,
  roundsOf,
  type StageState,
  type Tournament,
  type TournamentTable,
} from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";
import type { DraftContext, DraftedTable, Format } from "./format.ts";
import { isKeptApart } from "./pairing.ts";

export const hasPlayOffs = (terms: Stage): boolean => terms.format !== "ladder" && terms.playOffs === true;

/** Whether the latest round of the stage is over and its ties have not been played off. */
export function mayPlayOff({ tournament, stage }: DraftContext): boolean {
  const last = roundsOf(tournament, stage.number).at(-1);
  return last !== undefined && !isPlayOff(last);
}

/** The play-offs at the end of a stage: for the first place of the last one, or for the last places that advance. */
export function playOffsAtTheEnd(context: DraftContext, ranking: readonly Ranked[]): readonly DraftedTable[] {
  const { tournament, stage, terms } = context;
  if (!hasPlayOffs(terms) || terms.format === "league") return [];
  const cut = cutAfter(tournament, stage);
  const purpose = cut === undefined ? "title" : "cut";
  const tied = tiedAcross(
    ranking.filter(({ player }) => isActive(tournament, player)),
    cut ?? 1,
  );
  return playOffTable(context, tied, { division: null, purpose });
}

/** The number of players who advance from a stage; undefined after the last stage. */
function cutAfter({ plan }: Tournament, { number }: StageState): number | undefined {
  const fields = plan.stages.slice(number).map(({ field }) => field);
  const next = fields.find((field) => field.from === "best" && field.of === number);
  if (next?.from === "best") return next.count;
  return number === plan.stages.length ? undefined : Number.POSITIVE_INFINITY;
}

/** The players of a rank that only some of them can keep among the first. */
export function tiedAcross(ranking: readonly Ranked[], count: number): readonly string[] {
  const [last, next] = [ranking[count - 1], ranking[count]];
  if (last === undefined || next?.rank !== last.rank) return [];
  return ranking.filter(({ rank }) => rank === last.rank).map(({ player }) => player);
}

/** One table for tied players; none if they are too many for a table, or if some of them are kept apart. */
export function playOffTable(
  { tournament, terms, below }: DraftContext,
  players: readonly string[],
  about: Pick<DraftedTable, "division" | "purpose">,
): readonly DraftedTable[] {
  if (players.length < 2 || players.length > terms.sizes.most) return [];
  if (isKeptApart(tournament.apart, players)) return [];
  const contenders = contendersOf(tournament, terms, players, () => 0);
  const order = seated(contenders, tournament.advantages[players.length] ?? [], below);
  return [{ ...about, players: order.map(({ player }) => player) }];
}

/** The ranking of a format before the random draw: players that only the draw separates share a rank. */
export function rankingBeforeDraw(
  { tournament, stage, terms }: DraftContext,
  format: Format<DraftContext["terms"]>,
): readonly Ranked[] {
  const isEliminating = terms.format === "knock-out" || terms.format === "lives";
  return isEliminating ? format.ranking(tournament, stage, terms) : standingsBeforeDraw(tournament, stage);
}

type Decided = Pick<TournamentTable, "players" | "places">;

/** The ranking after a play-off: its players take their common places in the order of its result. */
export function afterPlayOff<One extends Ranked>(ranking: readonly One[], { places }: Decided): readonly One[] {
  const placeOf = (player: string) => places?.find((place) => place.player === player)?.rank;
  const tied = ranking.filter(({ player }) => placeOf(player) !== undefined);
  const first = Math.min(...tied.map(({ rank }) => rank));
  const order = tied.toSorted(
    (one, other) =>
      (placeOf(one.player) ?? 0) - (placeOf(other.player) ?? 0) || ranking.indexOf(one) - ranking.indexOf(other),
  );
  const ranked = order.map((one) => {
    const isAhead = (other: One) =>
      (placeOf(other.player) ?? 0) < (placeOf(one.player) ?? 0) ||
      (placeOf(other.player) === placeOf(one.player) && other.rank < one.rank);
    return { ...one, rank: first + tied.filter(isAhead).length };
  });
  let next = 0;
  return ranking.map((one) => (tied.includes(one) ? (ranked[next++] ?? one) : one));
}

/** The tables of the play-offs that followed a round, or end the stage. */
export const playOffsAfter = (
  tournament: Tournament,
  stage: StageState,
  round?: number,
): readonly TournamentTable[] => {
  const rounds = roundsOf(tournament, stage.number);
  const place = round === undefined ? rounds.length - 1 : rounds.findIndex(({ number }) => number === round) + 1;
  const found = rounds[place];
  return found !== undefined && place > 0 && isPlayOff(found) && found.state !== "drafted" ? found.tables : [];
};
