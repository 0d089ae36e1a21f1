import { bodyOf } from "./body-of.ts";
import { client } from "./client.ts";
import type { components, operations } from "./generated/openapi.ts";
import { syncClock } from "./server-clock.ts";
import type { NewTournament, Tournament, TournamentAct } from "./types.ts";

export type TournamentsQuery = NonNullable<operations["listTournaments"]["parameters"]["query"]>;
type Rehearsal = components["schemas"]["NewTournamentSimulationInput"];

/** Every request of this site about tournaments. */
export const tournamentRequests = {
  list: (query: TournamentsQuery) => bodyOf(client.GET("/v1/tournaments", { params: { query } })),
  plan: (plan: NewTournament, key: string) =>
    bodyOf(client.POST("/v1/tournaments", { body: { plan }, params: { header: { "idempotency-key": key } } })),
  previewMoves: (body: Rehearsal) => bodyOf(client.POST("/v1/tournament-simulations", { body })),
  get: (tournament: string) => bodyOf(client.GET("/v1/tournaments/{tournament}", of(tournament))).then(timeLearned),
  act: (tournament: string, act: TournamentAct, key: string, expectedVersion?: number) =>
    bodyOf(
      client.POST("/v1/tournaments/{tournament}/actions", {
        params: { path: { tournament }, header: { "idempotency-key": key } },
        body: { action: act, ...(expectedVersion !== undefined && { expectedVersion }) },
      }),
    ).then(timeLearned),
  standings: (tournament: string, stage: number | undefined) =>
    bodyOf(
      client.GET("/v1/tournaments/{tournament}/standings", {
        params: { path: { tournament }, query: stage === undefined ? {} : { stage } },
      }),
    ),
  log: (tournament: string, after: number) =>
    bodyOf(
      client.GET("/v1/tournaments/{tournament}/log", {
        params: { path: { tournament }, query: { after, limit: logPageSize } },
      }),
    ),
};

const logPageSize = 500;

const of = (tournament: string) => ({ params: { path: { tournament } } });

/** Answers carry the time of the server. */
function timeLearned(tournament: Tournament): Tournament {
  syncClock(tournament.now);
  return tournament;
}
