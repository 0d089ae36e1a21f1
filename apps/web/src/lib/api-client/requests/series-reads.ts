import { bodyOf } from "../body-of.ts";
import type { ApiClient } from "../client.ts";

export type SeriesReads = ReturnType<typeof seriesReads>;

/** Reads of series that the browser makes, and the web server for its viewer. */
export const seriesReads = (client: ApiClient) => ({
  list: (mine: boolean) =>
    bodyOf(client.GET("/v1/series", { params: { query: { limit: 100, ...(mine && { mine: true }) } } })),
  get: (series: string) => bodyOf(client.GET("/v1/series/{series}", of(series))),
  standings: (series: string) => bodyOf(client.GET("/v1/series/{series}/standings", of(series))),
});

const of = (series: string) => ({ params: { path: { series } } });
