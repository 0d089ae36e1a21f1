import type { SeriesReads } from "../../api-client/requests/series-reads.ts";
import { keys } from "../../query-client/keys.ts";

/** Queries of series, whose answers depend on the viewer. */
export const seriesQueries = (reads: SeriesReads) => ({
  list: (mine: boolean) => ({ queryKey: [...keys.series, mine ? "mine" : "all"], queryFn: () => reads.list(mine) }),
  series: (series: string) => ({ queryKey: [...keys.series, series], queryFn: () => reads.get(series) }),
  standings: (series: string) => ({
    queryKey: [...keys.series, series, "standings"],
    queryFn: () => reads.standings(series),
  }),
});
