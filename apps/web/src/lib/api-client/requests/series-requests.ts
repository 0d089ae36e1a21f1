import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { seriesReads } from "./series-reads.ts";
import { tournamentReads } from "./tournament-reads.ts";

type Input = components["schemas"];

const of = (series: string) => ({ params: { path: { series } } });
const ofTournament = (series: string, tournament: string) => ({ params: { path: { series, tournament } } });
const ofDirector = (series: string, account: string) => ({ params: { path: { series, account } } });

/** Every request of this site about series of tournaments. */
export const seriesRequests = {
  ...seriesReads(client),
  create: (body: Input["NewSeries"]) => bodyOf(client.POST("/v1/series", { body })),
  change: (series: string, body: Input["SeriesChange"]) =>
    bodyOf(client.PATCH("/v1/series/{series}", { ...of(series), body })),
  delete: (series: string) => bodyOf(client.DELETE("/v1/series/{series}", of(series))),
  addTournament: (series: string, tournament: string) =>
    bodyOf(client.PUT("/v1/series/{series}/tournaments/{tournament}", ofTournament(series, tournament))),
  removeTournament: (series: string, tournament: string) =>
    bodyOf(client.DELETE("/v1/series/{series}/tournaments/{tournament}", ofTournament(series, tournament))),
  addDirector: (series: string, account: string) =>
    bodyOf(client.PUT("/v1/series/{series}/directors/{account}", ofDirector(series, account))),
  removeDirector: (series: string, account: string) =>
    bodyOf(client.DELETE("/v1/series/{series}/directors/{account}", ofDirector(series, account))),
  ofTournament: tournamentReads(client).series,
};
