import { importReads } from "../../api-client/requests/import-reads.ts";
import { publicRequests } from "../../api-client/requests/public-requests.ts";
import { seriesReads } from "../../api-client/requests/series-reads.ts";
import { viewerRequests } from "../../api-client/requests/viewer-requests.ts";
import { keys } from "../../query-client/keys.ts";
import { publicQueries } from "./public-queries.ts";
import { seriesQueries } from "./series-queries.ts";
import { serverClient } from "./server-client.ts";
import { viewerQueries } from "./viewer-queries.ts";

/** The public queries, run by the web server. They carry no cookie, so that no personal data gets into a page. */
export async function prefetchQueries() {
  return publicQueries(publicRequests(await serverClient()));
}

/** Queries with the cookie of the viewer. A page with their answers is for this viewer only. */
export async function prefetchViewerQueries() {
  return viewerQueries(viewerRequests(await serverClient({ hasCookie: true })));
}

/** The same for series of tournaments. */
export async function prefetchSeriesQueries() {
  return seriesQueries(seriesReads(await serverClient({ hasCookie: true })));
}

/** The query of an imported game. */
export async function importQuery(id: string) {
  const reads = importReads(await serverClient({ hasCookie: true }));
  return { queryKey: keys.importedGame(id), queryFn: () => reads.game(id) };
}
