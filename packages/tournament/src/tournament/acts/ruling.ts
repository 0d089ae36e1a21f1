import type { Place } from "../../standings/results.ts";
import { withDraftDropped } from "../progress/draft-dropped.ts";
import { stagePlanOf } from "../standings/stage-standings.ts";
import {
  isOver,
  isPlayOff,
  type Round,
  roundNumbered,
  type Tournament,
  type TournamentTable,
} from "../state/tournament.ts";
import type { ActOf } from "../state/types.ts";
import { type Refusal, type Rules, refuse } from "./decision.ts";
import { isDeepSame } from "./deep-same.ts";
import { roundNotFound } from "./pairing.ts";

/** Rulings of directors on tables, with a public reason. */
export const ruling: Rules<"correct-result" | "forfeit-place" | "replay-table"> = {
  "correct-result"({ tournament }, act) {
    const found = published(tournament, act);
    if ("refusal" in found) return found;
    const fault = faultInPlaces(found.table, act);
    if (fault !== undefined) return fault;
    const { round, table, reason } = act;
    const { places: before, annulment } = found.table;
    const places = withSubstitutes(act.places, before ?? []);
    const corrected = { type: "ResultCorrected", round, table, before, places, reason } as const;
    if (before === null || !isSameResult(before, places)) return withDraftDropped(tournament, [corrected]);
    // A table whose game was annulled may keep its result: that is a ruling, too.
    return annulment === "open"
      ? [{ ...corrected, places: before }]
      : refuse("done-already", "This is already the result.");
  },
  "forfeit-place"({ tournament }, act) {
    const found = published(tournament, act);
    if ("refusal" in found) return found;
    const { round, table, player, reason } = act;
    if (!found.table.players.includes(player)) return refuse("not-found", "This player is not at this table.");
    if (found.table.forfeited.includes(player)) return refuse("done-already", "This place is already forfeited.");
    if (found.table.state === "over") return refuse("not-now", "The table is finished: correct its result instead.");
    return [{ type: "PlaceForfeited", round, table, player, reason }];
  },
  "replay-table"({ tournament }, act) {
    const found = published(tournament, act);
    if ("refusal" in found) return found;
    const isLast = tournament.rounds.every(({ number, state }) => number <= act.round || state === "drafted");
    if (found.round.state === "closed" && !isLast) return refuse("not-now", "The round is over.");
    if (found.table.state === "waiting") return refuse("done-already", "The game of this table has not started.");
    if (found.table.state === "playing") return refuse("not-now", "The game is running. Close it first.");
    return withDraftDropped(tournament, [
      { type: "TableReopened", round: act.round, table: act.table, reason: act.reason },
    ]);
  },
};

export const tableNotFound = refuse("not-found", "There is no table of this number.");

/** Who played a seat at the end is not up to the director. */
const withSubstitutes = (places: ActOf<"correct-result">["places"], before: readonly Place[]): readonly Place[] =>
  places.map((place) => {
    const substitute = before.find(({ player }) => player === place.player)?.substitute;
    return substitute === undefined || place.isForfeit ? place : { ...place, substitute };
  });

/** The game decides the tie-breaks, not the director. */
export const isSameResult = (before: readonly Place[], places: readonly Place[]): boolean =>
  isDeepSame(before.map(withoutTieBreaks), places.map(withoutTieBreaks));

const withoutTieBreaks = ({ tieBreaks: _, ...place }: Place) => place;

type AtTable = ActOf<"correct-result" | "forfeit-place" | "replay-table">;

function published(
  tournament: Tournament,
  act: AtTable,
): { readonly round: Round; readonly table: TournamentTable } | Refusal {
  const round = roundNumbered(tournament, act.round);
  if (round === undefined) return roundNotFound;
  const table = round.tables.find(({ number }) => number === act.table);
  if (table === undefined) return tableNotFound;
  if (round.state === "drafted") return refuse("not-now", "The round is not published yet.");
  return hasConsequences(tournament, round)
    ? refuse("not-now", "Later rounds already depend on this result.")
    : { round, table };
}

/** Whether no ruling can change its results any more, because later rounds depend on them or the tournament is over. */
export const isSettled = (tournament: Tournament, round: Round): boolean =>
  isOver(tournament) || hasConsequences(tournament, round);

/** Advancement is decided by the end of a stage, by play-offs, and by each round of stages that eliminate players. */
function hasConsequences(tournament: Tournament, round: Round): boolean {
  const stage = tournament.stages.find(({ number }) => number === round.stage);
  if (stage === undefined || stage.ranking !== undefined) return true;
  const later = tournament.rounds.filter(({ number, state }) => number > round.number && state !== "drafted");
  if (later.some((one) => one.stage === round.stage && isPlayOff(one))) return true;
  const { format } = stagePlanOf(tournament, stage);
  if (format !== "knock-out" && format !== "lives" && format !== "league") return false;
  return later.length > 0;
}

/** Checks that each player of the table is named once and that the places are consistent, such as 1, 2, 2, 4. */
export function faultInPlaces(
  { players }: TournamentTable,
  { places }: Pick<ActOf<"correct-result">, "places">,
): Refusal | undefined {
  const named = places.map(({ player }) => player).toSorted();
  if (!isDeepSame(named, players.toSorted())) return refuse("unfit", "Name each player of the table once.");
  const last = places.filter(({ isForfeit }) => !isForfeit).length + 1;
  const isForfeitWrong = places.some(({ isForfeit, rank, score }) => isForfeit && (rank !== last || score !== 0));
  if (isForfeitWrong) return refuse("unfit", "Players who forfeit share the last place, with a score of 0.");
  const isSound = places.every(({ rank }) => rank === places.filter((other) => other.rank < rank).length + 1);
  return isSound ? undefined : refuse("unfit", "Tied players must have the same place, and the next place is skipped.");
}
