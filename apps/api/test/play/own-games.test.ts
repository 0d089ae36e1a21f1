import { afterAll, beforeAll, expect, it } from "vitest";
import type { Chronicle } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let open: string;
let secret: string;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  ({ id: open } = await ada.open({ visibility: "invitation" }));
  ({ id: secret } = await begunGame([ada, bea]));
  await bidFirst(ada, secret);
  await begunGame([bea, await guest(server.url, "Cid")]);
});
afterAll(() => server.close());

interface Line {
  readonly game: { readonly id: string; readonly yourSeat: number | null };
  readonly chronicle: Chronicle;
}

async function downloaded(who: Caller, query = "") {
  const { text, headers, status } = await who.call("GET", `/v1/account/games${query}`);
  expect(status, text).toBe(200);
  expect(headers.get("content-type")).toContain("application/x-ndjson");
  const lines = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return { lines, ids: lines.map(({ game }) => game.id), link: headers.get("link") };
}

it("an account downloads its private and running games, and nobody else's", async () => {
  expect((await downloaded(ada)).ids).toEqual([secret, open]);
  expect((await downloaded(ada, "?state=running")).ids).toEqual([secret]);
  expect(await ada.withHeaders({ authorization: "" }).call("GET", "/v1/account/games")).toMatchObject({ status: 401 });
});

it("each game has the steps that its seat may see", async () => {
  const [own, others] = await Promise.all([downloaded(ada, "?state=running"), downloaded(bea, `?state=running`)]);
  const [seen, hidden] = [own.lines[0], others.lines.find(({ game }) => game.id === secret)];
  expect([seen?.game.yourSeat, hidden?.game.yourSeat]).toEqual([0, 1]);
  expect(seen?.chronicle).toEqual(await ada.get(`/v1/games/${secret}/steps`));
  expect(hidden?.chronicle).toEqual(await bea.get(`/v1/games/${secret}/steps`));
  // A bid is sealed until all have bid.
  expect(JSON.stringify(seen?.chronicle.steps)).not.toBe(JSON.stringify(hidden?.chronicle.steps));
});

it("the header Link has the next part", async () => {
  const first = await downloaded(ada, "?limit=1");
  expect(first.ids).toEqual([secret]);
  const next = /^<\/v1\/account\/games(.+)>; rel="next"$/.exec(first.link ?? "")?.[1];
  const rest = await downloaded(ada, next);
  expect([rest.ids, rest.link]).toEqual([[open], null]);
});
