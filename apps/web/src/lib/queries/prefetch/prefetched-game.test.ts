import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../api-client/api-problem.ts";
import { keys } from "../../query-client/keys.ts";
import { isMissing, prefetchGame } from "./prefetched-game.ts";
import { viewerQueries } from "./viewer-queries.ts";

/** The API with a game of this length; `asked` says after which version steps were asked for. */
function gameOf({ version, state = "running" }: { readonly version: number; readonly state?: string }) {
  const asked: unknown[] = [];
  const queries = viewerQueries({
    session: async () => ({ name: "Oda" }),
    games: async () => ({ games: [] }),
    game: async () => ({ state }),
    position: async () => ({ version }),
    chat: async () => ({ rooms: [] }),
    steps: async (_: string, { after }: { after: number }) => {
      asked.push(after);
      // One more was played while the position was on its way.
      return { steps: [{ version: after + 1 }, { version }, { version: version + 1 }] };
    },
  } as never);
  return { asked, queries };
}

describe("a game that is fetched before its page is rendered", () => {
  it("has the position and all steps, if they are few", async () => {
    const client = new QueryClient();
    const { asked, queries } = gameOf({ version: 9 });
    await prefetchGame(client, "a game", queries);
    expect(client.getQueryData(keys.position("a game"))).toEqual({ version: 9 });
    expect(client.getQueryData(keys.chronicle("a game"))).toEqual({ steps: [{ version: 1 }, { version: 9 }] });
    expect(asked).toEqual([0]);
    expect(client.getQueryState(keys.chronicle("a game"))?.isInvalidated).toBe(false);
  });

  it("has the last steps of a long game, and the browser fetches the others", async () => {
    const client = new QueryClient();
    const { asked, queries } = gameOf({ version: 900 });
    await prefetchGame(client, "a game", queries);
    expect(asked).toEqual([860]);
    expect(client.getQueryState(keys.chronicle("a game"))?.isInvalidated).toBe(true);
  });

  it("is known to be missing if the API has no such game", async () => {
    const client = new QueryClient();
    const missing = () => Promise.reject(new ApiProblem("not-found", null));
    const nobody = async () => null;
    await prefetchGame(
      client,
      "a game",
      viewerQueries({ session: nobody, game: missing, chat: missing, position: missing } as never),
    );
    expect(isMissing(client, "a game")).toBe(true);
  });

  it("is fetched by the browser if the API does not answer", async () => {
    const client = new QueryClient();
    const failed = () => Promise.reject(new Error("The API is down."));
    await prefetchGame(
      client,
      "a game",
      viewerQueries({ session: failed, game: failed, chat: failed, position: failed } as never),
    );
    expect(client.getQueryData(keys.position("a game"))).toBeUndefined();
    expect(isMissing(client, "a game")).toBe(false);
  });
});
