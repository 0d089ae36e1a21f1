import { headers } from "next/headers";
import createClient from "openapi-fetch";
import type { paths } from "../../api-client/generated/openapi.ts";

/** A page waits this long for the API. After that the browser asks. */
const timeoutMs = Number(process.env.PAGE_DATA_TIMEOUT ?? 1_000);

/** What the web server says about the origin of a request: the API counts reads against the limits of the viewer. */
const originHeaders = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

/** A client of the web server. Without the cookie of the viewer it reads what a visitor without an account may see. */
export async function serverClient({ hasCookie = false } = {}) {
  const viewer = await headers();
  const passed = (hasCookie ? [...originHeaders, "cookie"] : originHeaders).flatMap((name) => {
    const value = viewer.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return createClient<paths>({
    baseUrl: process.env.API_URL ?? "http://127.0.0.1:4000",
    cache: "no-store",
    headers: Object.fromEntries(passed),
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
}
