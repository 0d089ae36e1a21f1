import { publicRequests } from "../../api-client/requests/public-requests.ts";
import { publicQueries } from "./public-queries.ts";
import { serverClient } from "./server-client.ts";

/** The public queries, run by the web server. They carry no cookie, so that no personal data gets into a page. */
export async function prefetchQueries() {
  return publicQueries(publicRequests(await serverClient()));
}
