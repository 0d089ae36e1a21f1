import { publicRequests } from "../../api-client/requests/public-requests.ts";
import { viewerRequests } from "../../api-client/requests/viewer-requests.ts";
import { publicQueries } from "./public-queries.ts";
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
