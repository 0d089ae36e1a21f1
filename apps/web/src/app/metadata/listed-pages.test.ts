import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import type { paths } from "../../lib/api-client/generated/openapi.ts";
import { fixedPages, listedGames, listedTournaments } from "./listed-pages.ts";

/** A client of an API that answers each address with a page. */
function clientOf(pages: Readonly<Record<string, object>>) {
  const fetch = async ({ url }: Request) => {
    const page = pages[url.replace("http://api", "")];
    return page === undefined ? Response.json({}, { status: 503 }) : Response.json(page);
  };
  return createClient<paths>({ baseUrl: "http://api", fetch });
}

describe("the sitemap", () => {
  it("has the rules and the leaderboard of every ruleset", () => {
    const listed = fixedPages.map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(["/", "/rules/village", "/leaderboards/fief-1429"]));
  });

  it("has the finished games of all pages of the list, and their replays", async () => {
    const client = clientOf({
      "/v1/games?state=finished&limit=100": { games: [{ id: "a", finishedAt: "2026-11-01T10:00:00Z" }], next: "more" },
      "/v1/games?state=finished&limit=100&cursor=more": { games: [{ id: "b", finishedAt: null }], next: null },
    });
    expect(await listedGames(client)).toEqual([
      { path: "/games/a", changedAt: "2026-11-01T10:00:00Z" },
      { path: "/games/a/replay", changedAt: "2026-11-01T10:00:00Z" },
      { path: "/games/b" },
      { path: "/games/b/replay" },
    ]);
  });

  it("has no drafts of tournaments", async () => {
    const tournaments = [
      { id: "a", phase: "draft" },
      { id: "b", phase: "finished" },
    ];
    const client = clientOf({ "/v1/tournaments?limit=100": { tournaments, next: null } });
    expect(await listedTournaments(client)).toEqual([{ path: "/tournaments/b" }]);
  });

  it("has the other pages if a list cannot be read", async () => {
    expect(await listedTournaments(clientOf({}))).toEqual([]);
  });
});
