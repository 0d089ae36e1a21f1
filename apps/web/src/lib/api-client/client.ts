import createClient from "openapi-fetch";
import { problemOf } from "./api-problem.ts";
import type { paths } from "./generated/openapi.ts";
import { hotseatHeaders } from "./hotseat-headers.ts";

/** The API on the site's own address, typed by its own document. */
export const client = createClient<paths>({ baseUrl: "/", cache: "no-store" });
client.use({
  onRequest({ request, params }) {
    const { game } = params.path ?? {};
    const headers = hotseatHeaders(typeof game === "string" ? game : undefined);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return request;
  },
});

interface Answer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of an answer; anything else is thrown as a problem that can be explained. */
export async function bodyOf<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await asked.catch((failure) => {
    throw problemOf(failure);
  });
  if (!response.ok) throw problemOf(error);
  return data as Body;
}
