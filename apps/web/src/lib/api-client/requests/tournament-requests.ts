import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { syncClock } from "../server-clock.ts";
import type { NewTournament, Tournament, TournamentAction } from "../types.ts";
import { tournamentReads } from "./tournament-reads.ts";

type SimulationInput = components["schemas"]["NewTournamentSimulation"];

type NewImport = components["schemas"]["NewTournamentImport"];
export interface TournamentImport {
  readonly file: string;
  readonly ruleset: string | undefined;
  readonly key: string;
}

const ofViewer = tournamentReads(client);

/** Every request of this site about tournaments. */
export const tournamentRequests = {
  list: ofViewer.list,
  create: (plan: NewTournament, key: string) =>
    bodyOf(client.POST("/v1/tournaments", { body: { plan }, params: { header: { "idempotency-key": key } } })),
  import: ({ file, ruleset, key }: TournamentImport) =>
    bodyOf(
      client.POST("/v1/tournament-imports", {
        // The rulesets of the server may be newer than this page.
        body: { file, ...(ruleset !== undefined && { ruleset }) } as NewImport,
        params: { header: { "idempotency-key": key } },
      }),
    ),
  simulate: (body: SimulationInput) => bodyOf(client.POST("/v1/tournament-simulations", { body })),
  get: (tournament: string) => ofViewer.tournament(tournament).then(withClockSynced),
  performAction: (tournament: string, act: TournamentAction, key: string, expectedVersion?: number) =>
    bodyOf(
      client.POST("/v1/tournaments/{tournament}/actions", {
        params: { path: { tournament }, header: { "idempotency-key": key } },
        body: { action: act, ...(expectedVersion !== undefined && { expectedVersion }) },
      }),
    ).then(withClockSynced),
  readPlayerList: (tournament: string, text: string) =>
    bodyOf(client.POST("/v1/tournaments/{tournament}/player-list", { ...of(tournament), body: { text } })),
  standings: ofViewer.standings,
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
function withClockSynced(tournament: Tournament): Tournament {
  syncClock(tournament.now);
  return tournament;
}
