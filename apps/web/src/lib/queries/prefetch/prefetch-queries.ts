import { headers } from "next/headers";
import createClient from "openapi-fetch";
import type { paths } from "../../api-client/generated/openapi.ts";
import { publicRequests } from "../../api-client/requests/public-requests.ts";
import { publicQueries } from "./public-queries.ts";

/** A page waits this long for the API. After that the browser asks. */
const timeoutMs = 1_000;

/** What the web server says about the origin of a request: the API counts reads against the limits of the viewer. */
const originHeaders = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

/** The public queries, run by the web server. They carry no cookie, so that no personal data gets into a page. */
export async function prefetchQueries() {
  const viewer = await headers();
  const origin = originHeaders.flatMap((name) => {
    const value = viewer.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const client = createClient<paths>({
    baseUrl: process.env.API_URL ?? "http://127.0.0.1:4000",
    cache: "no-store",
    headers: Object.fromEntries(origin),
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
  return publicQueries(publicRequests(client));
}
