import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components, operations } from "../generated/openapi.ts";

type Schemas = components["schemas"];
type Query<Name extends keyof operations> = operations[Name] extends { parameters: { query?: infer Params } }
  ? NonNullable<Params>
  : never;

/** The query string of the page goes to the API unchanged; the API rejects what it does not accept. */
export type QueryParams = Readonly<Record<string, string>>;

/** All requests of the admin pages. */
export const adminRequests = {
  overview: () => bodyOf(client.GET("/v1/admin")),
  audit: (query: QueryParams) =>
    bodyOf(client.GET("/v1/admin/audit", { params: { query: query as Query<"listAuditEntries"> } })),
  verifyAudit: () => bodyOf(client.POST("/v1/admin/audit/verification")),
  staff: () => bodyOf(client.GET("/v1/admin/staff")),
  changeRoles: (account: string, body: Schemas["NewRoles"]) =>
    bodyOf(client.PUT("/v1/admin/staff/{account}", { params: { path: { account } }, body })),

  games: (query: QueryParams) =>
    bodyOf(client.GET("/v1/admin/games", { params: { query: query as Query<"searchGames"> } })),
  inspectGame: (game: string, at: number | undefined) =>
    bodyOf(client.GET("/v1/admin/games/{game}", { params: { path: { game }, query: at === undefined ? {} : { at } } })),
  events: (game: string, after: number) =>
    bodyOf(client.GET("/v1/admin/games/{game}/events", { params: { path: { game }, query: { after, limit: 50 } } })),
  verifyGame: (game: string) => bodyOf(client.POST("/v1/admin/games/{game}/verification", of(game))),
  rebuildGame: (game: string, reason: string) =>
    bodyOf(client.POST("/v1/admin/games/{game}/rebuild", { ...of(game), body: { reason } })),
  extendClock: (game: string, body: Schemas["NewExtension"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/extensions", { ...of(game), body })),
  replaceSeat: (game: string, body: Schemas["NewReplacement"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/replacements", { ...of(game), body })),
  playFor: (game: string, body: Schemas["NewCaretakerMove"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/caretaker-moves", { ...of(game), body })),
  rollBack: (game: string, body: Schemas["NewRollback"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/rollbacks", { ...of(game), body })),
  proposeRollback: (game: string, body: Schemas["NewRollback"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/rollback-proposal", { ...of(game), body })),
  withdrawRollback: (game: string, body: Schemas["RollbackWithdrawal"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/rollback-proposal/withdrawal", { ...of(game), body })),
  fillWithBots: (game: string, body: Schemas["NewFilling"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/bots", { ...of(game), body })),
  annulGame: (game: string, body: Schemas["NewAnnulment"]) =>
    bodyOf(client.POST("/v1/admin/games/{game}/annulment", { ...of(game), body })),

  people: (query: QueryParams) =>
    bodyOf(client.GET("/v1/admin/people", { params: { query: query as Query<"searchPeople"> } })),
  person: (account: string) => bodyOf(client.GET("/v1/admin/people/{account}", { params: { path: { account } } })),
  sanction: (account: string, body: Schemas["NewSanction"]) =>
    bodyOf(client.POST("/v1/admin/people/{account}/sanctions", { params: { path: { account } }, body })),
  liftSanction: (account: string, sanction: string, reason: string) =>
    bodyOf(
      client.POST("/v1/admin/people/{account}/sanctions/{sanction}/lift", {
        params: { path: { account, sanction } },
        body: { reason },
      }),
    ),
  signOut: (account: string, reason: string) =>
    bodyOf(client.POST("/v1/admin/people/{account}/sign-out", { params: { path: { account } }, body: { reason } })),
  reports: (query: QueryParams) =>
    bodyOf(client.GET("/v1/admin/reports", { params: { query: query as Query<"listReports"> } })),
  report: (report: string) => bodyOf(client.GET("/v1/admin/reports/{report}", { params: { path: { report } } })),
  resolveReport: (report: string, body: Schemas["NewReportResolution"]) =>
    bodyOf(client.POST("/v1/admin/reports/{report}/resolution", { params: { path: { report } }, body })),

  imports: (query: QueryParams) =>
    bodyOf(client.GET("/v1/admin/imports", { params: { query: query as Query<"searchImports"> } })),
  removeImport: (id: string, reason: string) =>
    bodyOf(client.POST("/v1/admin/imports/{import}/removal", { params: { path: { import: id } }, body: { reason } })),

  system: () => bodyOf(client.GET("/v1/admin/system")),
  metrics: (hours: 1 | 24 | 168) => bodyOf(client.GET("/v1/admin/system/metrics", { params: { query: { hours } } })),
  jobs: (query: QueryParams) => bodyOf(client.GET("/v1/admin/jobs", { params: { query: query as Query<"listJobs"> } })),
  retryJob: (job: string, reason: string) =>
    bodyOf(client.POST("/v1/admin/jobs/{job}/retry", { params: { path: { job } }, body: { reason } })),
  failedDeliveries: (query: QueryParams) =>
    bodyOf(client.GET("/v1/admin/deliveries", { params: { query: query as Query<"listFailedDeliveries"> } })),
  retryDelivery: (channel: Schemas["FailedDelivery"]["channel"], delivery: string, reason: string) =>
    bodyOf(
      client.POST("/v1/admin/deliveries/{channel}/{delivery}/retry", {
        params: { path: { channel, delivery } },
        body: { reason },
      }),
    ),
  maintenanceJobs: () => bodyOf(client.GET("/v1/admin/maintenance-jobs")),
  startMaintenanceJob: (body: Schemas["NewMaintenanceJob"]) =>
    bodyOf(client.POST("/v1/admin/maintenance-jobs", { body })),
  createDemoTournament: (body: Schemas["NewDemoTournament"]) =>
    bodyOf(client.POST("/v1/admin/demo-tournaments", { body })),
  fillTournament: (tournament: string, body: Schemas["NewTournamentFilling"]) =>
    bodyOf(client.POST("/v1/admin/tournaments/{tournament}/bots", { params: { path: { tournament } }, body })),
  createDemoGame: (body: Schemas["NewDemoGame"]) => bodyOf(client.POST("/v1/admin/demo-games", { body })),
};

const of = (game: string) => ({ params: { path: { game } } });
