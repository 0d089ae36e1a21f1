import type { tournaments as schemas } from "@seneschal/schema";
import { livesLeft, type Standing, seasonsOf, type state } from "@seneschal/tournament";
import type { z } from "zod";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { TournamentDeps } from "../types.ts";
import { type Names, namesOf } from "./names.ts";
import { ranksBefore } from "./ranks-before.ts";
import { placesIn, type StandingsPlace } from "./standings-rows.ts";

type Tournament = state.Tournament;
type Row = schemas.TournamentStandings["rows"][number];
type Wanted = z.output<typeof schemas.standingsQuery>;

/** The current standings of a stage, or of a season of a league. Every number refers to the game that it comes from. */
export async function standingsOf(
  { pool }: Pick<TournamentDeps, "pool">,
  { tournament }: StoredTournament,
  wanted: Wanted,
): Promise<schemas.TournamentStandings> {
  const { version, plan } = tournament;
  const number = wanted.stage ?? tournament.stages.length;
  const stage = tournament.stages.find((one) => one.number === number);
  if (wanted.stage !== undefined && stage === undefined) throw new Problem("not-found", "This stage has not started.");
  const seasons = plan.stages[number - 1]?.format === "league" ? seasonsOf(tournament, { number }).length : 0;
  const season = wanted.season ?? (seasons > 0 ? seasons : null);
  if (season !== null && season > seasons) throw new Problem("not-found", "This season has not started.");
  const names = await namesOf({ pool }, tournament);
  const places = stage === undefined ? [] : placesIn(tournament, stage, season);
  const before = stage === undefined ? undefined : ranksBefore(tournament, stage);
  return {
    stage: number,
    format: plan.stages[number - 1]?.format ?? null,
    season,
    seasons: Array.from({ length: seasons }, (_, place) => place + 1),
    version,
    order: [...plan.tieBreaks],
    rows:
      stage === undefined
        ? []
        : places.map((place) => ({
            ...rowOf(tournament, stage, names, place),
            rankBefore: before?.get(place.standing.player) ?? null,
          })),
  };
}

function rowOf(
  tournament: Tournament,
  stage: state.StageState,
  names: Names,
  place: StandingsPlace,
): Omit<Row, "rankBefore"> {
  const { standing, rank, division, movement } = place;
  const entrant = tournament.players.find(({ player }) => player === standing.player);
  return {
    player: standing.player,
    name: names.get(standing.player)?.name ?? "",
    bot: entrant?.bot ?? null,
    rank,
    division,
    movement,
    playOff: playOffOf(place),
    lives: livesOf(tournament, stage, standing.player),
    status: entrant?.status ?? "withdrawn",
    club: tournament.clubs[standing.player] ?? null,
    points: standing.points,
    figures: [...standing.figures],
    sources: standing.sources.map((source) => sourceOf(tournament, source)),
  };
}

function playOffOf({ playOff, standing: { player } }: StandingsPlace): Row["playOff"] {
  if (playOff === undefined) return null;
  const { round, table } = playOff;
  const rank = table.places?.find((place) => place.player === player)?.rank ?? null;
  return { round, table: table.number, game: table.game, rank };
}

function livesOf(tournament: Tournament, stage: state.StageState, player: string): number | null {
  const terms = tournament.plan.stages[stage.number - 1];
  return terms?.format === "lives" ? Math.max(0, livesLeft(tournament, stage, terms, player)) : null;
}

function sourceOf({ rounds }: Tournament, source: Standing["sources"][number]): Row["sources"][number] {
  const { from, round, points } = source;
  const flags = { counts: source.isLeftOut !== true, isAnnulled: source.isAnnulled === true };
  const share = ("share" in source ? source.share : undefined) ?? 1;
  if (from !== "table") return { from, round, table: null, game: null, points, share, ...flags };
  const table = rounds.find(({ number }) => number === round)?.tables.find(({ number }) => number === source.table);
  return { from, round, table: source.table, game: table?.game ?? null, points, share, ...flags };
}
