import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameStore } from "../../src/event-store/game-store.ts";
import { monthFiles } from "../../src/features/archive/months/month-files.ts";
import { rateNewGames } from "../../src/features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../src/features/ratings/rating/rating-task.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "archive-"));
/** How far the time of the server is ahead: games are listed some seconds after they ended. */
let ahead = 0;
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cyr: Caller;
let first: string;
let second: string;
beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  server = await startServer(database, { now, runsJobs: false, variables: { DATA_DIR: folder } });
  [ada, bea, cyr] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cyr")];
  first = await finishedGame(ada, bea);
  second = await finishedGame(ada, cyr);
  await finishedGame(ada, bea, { visibility: "invitation" });
  ahead = 60_000;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function fail(error: unknown): void {
  throw error;
}

async function finishedGame(host: Caller, other: Caller, settings: object = {}): Promise<string> {
  const { id, invitation } = await host.open({ options: { rounds: 1 }, ...settings });
  await other.post(`/v1/games/${id}/seats`, { invitation });
  await host.post(`/v1/games/${id}/start`);
  while ((await host.get<{ state: string }>(`/v1/games/${id}`)).state === "running") await playOn([host, other], id, 1);
  return id;
}

interface Page {
  readonly games: readonly { readonly id: string; readonly head: string; readonly version: number }[];
  readonly next: string | null;
  readonly hasMore: boolean;
}
interface Ended {
  readonly outcome: { readonly ranking: readonly { readonly seat: number; readonly rank: number }[] };
}
const page = (query = "") => ada.get<Page>(`/v1/archive/games${query}`);
const ids = ({ games }: Page) => games.map(({ id }) => id);

describe("the archive", () => {
  it("lists finished public games in the order in which they ended", async () => {
    const all = await page();
    expect(ids(all)).toEqual([first, second]);
    expect(all.hasMore).toBe(false);
  });

  it("is followed by its cursor", async () => {
    const start = await page("?limit=1");
    expect([ids(start), start.hasMore]).toEqual([[first], true]);
    const rest = await page(`?limit=1&cursor=${start.next}`);
    expect([ids(rest), rest.hasMore]).toEqual([[second], false]);
    const nothingNew = await page(`?cursor=${rest.next}`);
    expect([ids(nothingNew), nothingNew.next]).toEqual([[], rest.next]);
  });

  it("is filtered by players, ruleset and time", async () => {
    expect(ids(await page(`?player=${cyr.id}`))).toEqual([second]);
    expect(ids(await page(`?player=${cyr.id}&opponent=${ada.id}`))).toEqual([second]);
    expect(ids(await page(`?player=${cyr.id}&opponent=${bea.id}`))).toEqual([]);
    expect(ids(await page("?until=2020-01-01T00:00:00Z"))).toEqual([]);
    expect(ids(await page("?since=2020-01-01T00:00:00Z"))).toEqual([first, second]);
  });

  it("is filtered by the result of a player", async () => {
    const games = [first, second];
    const playersOf = new Map([
      [first, [ada, bea]],
      [second, [ada, cyr]],
    ]);
    for (const id of games) {
      const { outcome } = await ada.get<Ended>(`/v1/games/${id}`);
      for (const [seat, player] of (playersOf.get(id) ?? []).entries()) {
        const hasWon = outcome.ranking.some((place) => place.seat === seat && place.rank === 1);
        const [result, other] = hasWon ? ["won", "lost"] : ["lost", "won"];
        expect(ids(await page(`?player=${player.id}&result=${result}`))).toContain(id);
        expect(ids(await page(`?player=${player.id}&result=${other}`))).not.toContain(id);
        const logs = await ada.call("GET", `/v1/archive/logs?player=${player.id}&result=${result}`);
        expect(logs.text).toContain(id);
      }
    }
    expect(await ada.call("GET", "/v1/archive/games?result=won")).toMatchObject({
      status: 400,
      body: { code: "malformed-request" },
    });
  });

  it("is filtered by what counts for ratings, and no reader misses a game that is rated late", async () => {
    const rate = () => rateNewGames(database.pool, ["sealed-bids"], rateStoredGame);
    const rated = async (is: boolean) => ids(await page(`?rated=${is}`));
    const unrate = (id: string) => database.pool.query("delete from rated_games where game_id = $1", [id]);
    expect([await rated(true), await rated(false)]).toEqual([[], []]);
    await rate();
    // Each player has decided less than three times.
    expect([await rated(true), await rated(false)]).toEqual([[], [first, second]]);
    await database.pool.query("update rated_games set exemption = null where game_id = $1", [second]);
    expect([await rated(true), await rated(false)]).toEqual([[second], [first]]);
    await unrate(first);
    expect([await rated(true), await rated(false)]).toEqual([[], []]);
    await rate();
    await unrate(second);
    expect([await rated(true), await rated(false)]).toEqual([[], [first]]);
    await rate();
    expect(await rated(false)).toEqual([first, second]);
  });

  it("leaves out games that ended just now", async () => {
    ahead = 0;
    const third = await finishedGame(ada, bea);
    expect(ids(await page())).not.toContain(third);
    ahead = 60_000;
    expect(ids(await page())).toContain(third);
  });

  it("answers a waiting reader when a game has ended", async () => {
    const { next } = await page("?limit=200");
    // On a very busy machine, the first request may end before the game does.
    const waiting = expect.poll(() => page(`?cursor=${next}&wait=20`).then(ids), { timeout: 60_000 }).toHaveLength(1);
    const fourth = await finishedGame(ada, bea);
    ahead += 60_000;
    await waiting;
    expect(ids(await page(`?cursor=${next}`))).toEqual([fourth]);
  });

  it("sends the logs of several games, each as it is exported, and links to the next part", async () => {
    const logs = await ada.call("GET", `/v1/archive/logs?games=${first},${second}`);
    expect(logs.headers.get("content-type")).toContain("application/x-ndjson");
    const exported = [first, second].map(async (id) => (await ada.call("GET", `/v1/games/${id}/export`)).text);
    expect(logs.text).toBe((await Promise.all(exported)).join(""));
    expect(logs.headers.get("link")).toBeNull();
    const part = await ada.call("GET", "/v1/archive/logs?limit=1");
    const [, next] = /^<(.+)>; rel="next"$/.exec(part.headers.get("link") ?? "") ?? [];
    expect((await ada.call("GET", next ?? "")).text).toContain(second);
  });
});

describe("the files of the months", () => {
  const inAMonth = () => new Date(Date.now() + 32 * 24 * 60 * 60 * 1000);
  const files = () => {
    const store = gameStore({ pool: database.pool, registry: testRegistry, onError: fail });
    return monthFiles(join(folder, "archive"), { pool: database.pool, store, registry: testRegistry, now: inAMonth });
  };
  const list = () => ada.get<{ months: { month: string; games: number; sha256: string }[] }>("/v1/archive/months");

  it("have the games of each past month, with a checksum", async () => {
    expect(await list()).toEqual({ months: [] });
    await files().writeMissing();
    const { months } = await list();
    const contents = await Promise.all(months.toReversed().map(({ month }) => download(month)));
    const all = (await ada.call("GET", "/v1/archive/logs?limit=100")).text;
    expect(contents.map((content) => gunzipSync(content).toString()).join("")).toBe(all);
    expect(months.map(({ sha256 }) => sha256).toReversed()).toEqual(
      contents.map((content) => createHash("sha256").update(content).digest("hex")),
    );
  });

  it("are written once", async () => {
    const before = await list();
    await finishedGame(ada, bea);
    await files().writeMissing();
    expect(await list()).toEqual(before);
    expect((await fetch(`${server.url}/v1/archive/months/1999-12`)).status).toBe(404);
  });

  async function download(month: string): Promise<Buffer> {
    const answer = await fetch(`${server.url}/v1/archive/months/${month}`);
    return Buffer.from(await answer.arrayBuffer());
  }
});

describe("the verification of a file", () => {
  const verify = async (file: string, type = "application/x-ndjson") => {
    const answer = await fetch(`${server.url}/v1/verifications`, {
      method: "POST",
      headers: { "content-type": type },
      body: file,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const fileOf = async (id: string) => (await ada.call("GET", `/v1/games/${id}/export`)).text;

  it("finds a game sound, with the digest of its last event", async () => {
    const { games } = await page();
    const { body } = await verify(await fileOf(first));
    expect(body).toMatchObject({ isSound: true, rulesChecked: true, game: first, head: games[0]?.head });
  });

  it("names the first line that is wrong", async () => {
    const lines = (await fileOf(first)).split("\n");
    const { status, body } = await verify(lines.toSpliced(3, 1).join("\n"));
    expect([status, body]).toMatchObject([200, { isSound: false, line: 4 }]);
    expect((await verify("nonsense\n")).body).toMatchObject({ isSound: false, line: 1 });
  });

  it("takes only files", async () => {
    expect(await verify("{}", "application/x-www-form-urlencoded")).toMatchObject({
      status: 415,
      body: { detail: "Send the body with `Content-Type: application/x-ndjson`." },
    });
  });
});
