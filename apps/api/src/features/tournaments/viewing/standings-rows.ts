import {
  divisionStandings,
  type Movement,
  movementsAfter,
  playOffsAfter,
  rankingOf,
  type Standing,
  seasonsOf,
  stageStandings,
  type state,
} from "@seneschal/tournament";

type Tournament = state.Tournament;

/** The place of a player in the standings of a stage, or of one season of a league. */
export interface StandingsPlace {
  readonly standing: Standing;
  /** In a league: within the division. */
  readonly rank: number;
  readonly division: number | null;
  readonly movement: Movement;
  /** The play-off that decided the rank, with its round. */
  readonly playOff: PlayOff | undefined;
}

interface PlayOff {
  readonly round: number;
  readonly table: state.TournamentTable;
}

/** The places of a stage, best first; of a league, those of the season with this number. */
export function placesIn(
  tournament: Tournament,
  stage: state.StageState,
  season: number | null,
): readonly StandingsPlace[] {
  const found = season === null ? undefined : seasonsOf(tournament, stage)[season - 1];
  return found === undefined ? placesInStage(tournament, stage) : placesInSeason(tournament, stage, found);
}

function placesInStage(tournament: Tournament, stage: state.StageState): readonly StandingsPlace[] {
  const standings = stageStandings(tournament, stage);
  const playOffs = playOffsOf(tournament, stage);
  // The end of a stage has fixed its ranking.
  return (stage.ranking ?? rankingOf(tournament, stage)).flatMap(({ player, rank }) => {
    const standing = standings.find((one) => one.player === player);
    const playOff = playOffs.find(({ table }) => table.players.includes(player));
    return standing === undefined ? [] : [{ standing, rank, division: null, movement: null, playOff }];
  });
}

/** Players who do not play the current season come last. */
function placesInSeason(
  tournament: Tournament,
  stage: state.StageState,
  season: state.Round,
): readonly StandingsPlace[] {
  const terms = tournament.plan.stages[stage.number - 1];
  const movements = terms?.format === "league" ? movementsAfter({ tournament, stage, terms }, season) : new Map();
  const playOffs = playOffsOf(tournament, stage, season.number);
  const placed = divisionStandings(tournament, stage, season).flatMap(({ division, standings }) =>
    standings.map((standing): StandingsPlace => {
      const { player, rank } = standing;
      const playOff = playOffs.find(({ table }) => table.players.includes(player));
      return { standing, rank, division, movement: movements.get(player) ?? null, playOff };
    }),
  );
  const isLast = seasonsOf(tournament, stage).at(-1) === season;
  const others = placesInStage(tournament, stage).filter(
    ({ standing: { player } }) => isLast && placed.every(({ standing }) => standing.player !== player),
  );
  return [...placed, ...others];
}

function playOffsOf(tournament: Tournament, stage: state.StageState, after?: number): readonly PlayOff[] {
  const tables = playOffsAfter(tournament, stage, after);
  return tournament.rounds.flatMap((round) =>
    round.tables.filter((table) => tables.includes(table)).map((table) => ({ round: round.number, table })),
  );
}
