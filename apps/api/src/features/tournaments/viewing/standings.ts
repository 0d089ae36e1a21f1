import type { tournaments as schemas } from "@seneschal/schema";
import {
  divisionStandings,
  livesLeft,
  rankingOf,
  type Standing,
  stageStandings,
  type state,
} from "@seneschal/tournament";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { accountsIn, type Names } from "./show-tournament.ts";

type Tournament = state.Tournament;
type Row = schemas.TournamentStandings["rows"][number];

/** The current standings of a stage. Every number refers to the game that it comes from. */
export async function standingsOf(
  { pool }: Pick<TournamentDeps, "pool">,
  { tournament }: StoredTournament,
  wanted: number | undefined,
): Promise<schemas.TournamentStandings> {
  const { version, plan } = tournament;
  const number = wanted ?? tournament.stages.length;
  const stage = tournament.stages.find((one) => one.number === number);
  if (wanted !== undefined && stage === undefined) throw new Problem("not-found", "This stage has not started.");
  const names = await knownPlayers(pool, accountsIn(tournament));
  return {
    stage: number,
    format: plan.stages[number - 1]?.format ?? null,
    version,
    order: [...plan.tieBreaks],
    rows: stage === undefined ? [] : rowsOf(tournament, stage, names),
  };
}

function rowsOf(tournament: Tournament, stage: state.StageState, names: Names): Row[] {
  const standings = standingsIn(tournament, stage);
  // The end of a stage has fixed its ranking.
  return (stage.ranking ?? rankingOf(tournament, stage)).flatMap(({ player, rank }) => {
    const found = standings.find(({ standing }) => standing.player === player);
    return found === undefined ? [] : [rowOf(tournament, stage, names, { ...found, rank })];
  });
}

interface Placed {
  readonly standing: Standing;
  readonly division: number | null;
}

/** For a league, the current season by division; otherwise the whole stage. */
function standingsIn(tournament: Tournament, stage: state.StageState): readonly Placed[] {
  const all = stageStandings(tournament, stage).map((standing) => ({ standing, division: null }));
  const season = tournament.rounds.findLast((round) => round.stage === stage.number && round.state !== "drafted");
  if (tournament.plan.stages[stage.number - 1]?.format !== "league" || season === undefined) return all;
  const placed = divisionStandings(tournament, stage, season).flatMap(({ division, standings }) =>
    standings.map((standing) => ({ standing, division })),
  );
  return [
    ...placed,
    ...all.filter(({ standing: { player } }) => placed.every(({ standing }) => standing.player !== player)),
  ];
}

function rowOf(
  tournament: Tournament,
  stage: state.StageState,
  names: Names,
  { standing, division, rank }: Placed & { readonly rank: number },
): Row {
  const entrant = tournament.players.find(({ player }) => player === standing.player);
  return {
    player: standing.player,
    name: names.get(standing.player)?.name ?? "",
    bot: entrant?.bot ?? null,
    rank,
    division,
    lives: livesOf(tournament, stage, standing.player),
    status: entrant?.status ?? "withdrawn",
    club: tournament.clubs[standing.player] ?? null,
    points: standing.points,
    figures: [...standing.figures],
    sources: standing.sources.map((source) => sourceOf(tournament, source)),
  };
}

function livesOf(tournament: Tournament, stage: state.StageState, player: string): number | null {
  const terms = tournament.plan.stages[stage.number - 1];
  return terms?.format === "lives" ? Math.max(0, livesLeft(tournament, stage, terms, player)) : null;
}

function sourceOf({ rounds }: Tournament, source: Standing["sources"][number]): Row["sources"][number] {
  const { from, round, points } = source;
  const counts = source.isLeftOut !== true;
  if (from !== "table") return { from, round, table: null, game: null, points, counts };
  const table = rounds.find(({ number }) => number === round)?.tables.find(({ number }) => number === source.table);
  return { from, round, table: source.table, game: table?.game ?? null, points, counts };
}
