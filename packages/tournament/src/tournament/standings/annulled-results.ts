import { scheduleOf } from "../../designs/schedule.ts";
import type { Place } from "../../standings/results.ts";
import { type Player, type Round, regularRoundsOf, type StageState, type Tournament } from "../state/tournament.ts";
import type { Stage } from "../state/types.ts";

/**
 * The players whose results of a round are annulled: they withdrew from a round robin, or during a season, before they
 * had played half of their games.
 */
export function annulledPlayers(
  tournament: Tournament,
  stage: StageState,
  terms: Stage,
): (round: Round) => readonly string[] {
  const gone = tournament.players.filter((player) => hasLeft(player, stage));
  if (!("withdrawals" in terms) || terms.withdrawals !== "annul" || gone.length === 0) return () => [];
  if (terms.format === "league")
    return (season) =>
      gone
        .filter(({ withdrewIn }) => withdrewIn?.round === season.number)
        .map(({ player }) => player)
        .filter((player) => playedBy(player, [season]) * 2 < tablesOf(player, season).length);
  const rounds = regularRoundsOf(tournament, stage.number);
  const { rounds: schedule } = scheduleOf(terms, stage.players.length);
  const annulled = gone
    .map(({ player }) => player)
    .filter((player) => {
      const games = schedule.flat().filter((table) => table.includes(stage.players.indexOf(player))).length;
      return playedBy(player, rounds) * 2 < games;
    });
  return () => annulled;
}

const hasLeft = ({ player, status, withdrewIn }: Player, { number, players }: StageState): boolean =>
  status === "withdrawn" && withdrewIn?.stage === number && players.includes(player);

const tablesOf = (player: string, { tables }: Round) => tables.filter(({ players }) => players.includes(player));

const playedBy = (player: string, rounds: readonly Round[]): number =>
  rounds
    .flatMap((round) => tablesOf(player, round))
    .filter(({ places, verdict }) => {
      const own = places?.find((place) => place.player === player);
      return own !== undefined && !own.isForfeit && verdict !== "walk-over";
    }).length;

/** At a table of two, the result is annulled for both; at a larger one, the others keep theirs. */
export function annulledAt(places: readonly Place[], annulled: readonly string[]): readonly string[] {
  const gone = places.map(({ player }) => player).filter((player) => annulled.includes(player));
  return gone.length > 0 && places.length <= 2 ? places.map(({ player }) => player) : gone;
}
