import { QueryCache, QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { ApiProblem, type FailureCode } from "../api-client/api-problem.ts";
import { keys } from "./keys.ts";
import { onUnauthorized } from "./on-unauthorized.ts";

const signedIn = { id: "a" };

/** A page that shows an own list and a position, and is told this when it asks for the list. */
async function afterFailure(code: FailureCode, now: object | null) {
  let asked = 0;
  const queryCache = new QueryCache({ onError: onUnauthorized(() => client) });
  const client: QueryClient = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
  client.setQueryData(keys.session, signedIn);
  const session = new QueryObserver(client, { queryKey: keys.session, queryFn: () => now, staleTime: 60_000 });
  const queryFn = async () => {
    asked += 1;
    return "the view";
  };
  const position = new QueryObserver(client, { queryKey: keys.position("g"), queryFn, staleTime: 60_000 });
  const leaves = [session, position].map((observer) => observer.subscribe(() => {}));
  await position.refetch({ cancelRefetch: false });
  const refused = () => Promise.reject(new ApiProblem(code, null));
  await client.fetchQuery({ queryKey: keys.gamesOf({ mine: true }), queryFn: refused }).catch(() => {});
  await expect.poll(() => client.isFetching()).toBe(0);
  for (const leave of leaves) leave();
  return { session: client.getQueryData(keys.session), asked };
}

describe("who hears that nobody is signed in", () => {
  it("looks who is signed in, and fetches what is shown again", async () => {
    expect(await afterFailure("not-signed-in", null)).toEqual({ session: null, asked: 2 });
  });

  it("keeps what is shown to an account that is there after all", async () => {
    expect(await afterFailure("not-signed-in", signedIn)).toEqual({ session: signedIn, asked: 1 });
  });

  it("is not misled by other troubles", async () => {
    expect(await afterFailure("unavailable", null)).toEqual({ session: signedIn, asked: 1 });
  });
});
