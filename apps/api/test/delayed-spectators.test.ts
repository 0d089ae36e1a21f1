import type { games, talk } from "@seneschal/schema";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/play/play.ts";
import { begunGame, bidFirst, Caller, guest } from "./support/caller.ts";
import { answersAt, readablePaths } from "./support/every-door.ts";
import { type Followed, followed } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const minute = 60_000;
const database = testDatabase();
/** When the games begin, and when spectators look. The time of the server stands, unless a test turns it. */
const begun = Date.parse("2026-11-20T10:00:00.000Z");
const looking = begun + 50 * minute;
let time = begun;
let house: House;
let ada: Caller;
let bea: Caller;
let wil: Caller;
let nobody: Caller;

beforeAll(async () => {
  house = await openHouse(database, { now: () => new Date(time), botsWork: false, jobsWork: false });
  [ada, bea, wil] = [await guest(house.url, "Ada"), await guest(house.url, "Bea"), await guest(house.url, "Wil")];
  nobody = new Caller(house.url);
  await database.pool.query(
    "update accounts set email = id || '@example.org', email_verified = true, is_guest = false where id = any($1)",
    [[ada.id, wil.id]],
  );
});
afterAll(() => house.close());
beforeEach(() => {
  time = begun;
});

/** Lets something happen so long after the beginning, all of it before spectators look. */
async function after(minutes: number, happens: () => Promise<unknown>): Promise<void> {
  time = begun + minutes * minute;
  await happens();
  time = looking;
}

/** What may happen after the version that spectators are shown: each step is another future of the same past. */
const futures: readonly { readonly by: string; readonly happens: (game: string) => Promise<unknown> }[] = [
  { by: "a first answer", happens: (game) => after(5, () => bidFirst(ada, game)) },
  { by: "a last answer, after which all are asked again", happens: (game) => after(47, () => bidFirst(bea, game)) },
  { by: "a move that asks the same seat again", happens: (game) => stake(bea, game, 2) },
  { by: "a move that is taken back", happens: (game) => takeBack(bea, game) },
  { by: "a wish to go back, and talk at the table", happens: (game) => wishAndTalk(game) },
];

async function stake(player: Caller, game: string, coins: number) {
  const { version } = await player.position(game);
  await player.move(game, version, { type: "stake", coins });
}

async function takeBack(player: Caller, game: string) {
  const { version } = await player.position(game);
  await player.post(`/v1/games/${game}/undo`, { expectedVersion: version });
}

async function wishAndTalk(game: string) {
  const { version } = await bea.position(game);
  await bea.call("POST", `/v1/games/${game}/undo-request`, { expectedVersion: version });
  await ada.post(`/v1/games/${game}/talk`, { room: "table", text: "A canary at the table" });
}

async function everyPath({ id, invitation, version }: games.GameBody): Promise<readonly string[]> {
  const named = { game: id, invitation: invitation ?? "", player: ada.id, account: ada.id, ruleset: "sealed-bids" };
  return [
    ...(await readablePaths(nobody, named)),
    "/v1/games?state=running&limit=100",
    "/v1/games?looking=true",
    "/v1/games?invited=true",
    ...[version - 1, version, version + 1, version + 9].map((at) => `/v1/games/${id}/position?at=${at}`),
    ...["spectator", "0", "arbiter"].map((as) => `/v1/games/${id}/position?as=${as}`),
    ...[version - 1, version, version + 1].map((after) => `/v1/games/${id}/steps?after=${after}`),
    `/v1/games/${id}/replay?as=spectator`,
    "/v1/players?name=a",
    `/v1/players/${bea.id}`,
  ];
}

type Answers = Readonly<Record<string, string>>;

async function everything(game: games.GameBody, paths: readonly string[]) {
  const answers = [nobody, wil].map((viewer) => answersAt(viewer, game.id, paths, game.version));
  return Object.assign({}, ...(await Promise.all(answers))) as Answers;
}

/** What was answered otherwise than before. */
const differing = (before: Answers, now: Answers) =>
  Object.entries(now).flatMap(([door, answer]) => (before[door] === answer ? [] : [[door, before[door], answer]]));

describe.each([
  { delay: "moves", spectatorDelay: { moves: 6, minutes: 0 } },
  { delay: "minutes", spectatorDelay: { moves: 0, minutes: 60 } },
  { delay: "moves and minutes", spectatorDelay: { moves: 1, minutes: 1440 } },
])("a spectator who is kept behind by $delay", ({ spectatorDelay }) => {
  let game: games.GameBody;
  let streams: readonly Followed[];
  beforeEach(async () => {
    game = await begunGame([ada, bea], { spectatorDelay, pace: "three-days" });
    streams = [nobody, wil].map((viewer) => followed(viewer, game.id, {}));
    for (const stream of streams) await stream.until((frames) => frames.length > 0);
    time = looking;
  });
  afterEach(() => Promise.all(streams.map((stream) => stream.stop())));

  it("is answered the same to the byte at every door, whatever has happened since", { timeout: 120_000 }, async () => {
    const paths = await everyPath(game);
    expect(paths.length).toBeGreaterThan(40);
    const before = await everything(game, paths);
    expect(differing(before, await everything(game, paths))).toEqual([]);
    for (const { by, happens } of futures) {
      const { version } = await ada.position(game.id);
      await happens(game.id);
      expect((await ada.position(game.id)).version, by).toBeGreaterThanOrEqual(version);
      expect(differing(before, await everything(game, paths)), by).toEqual([]);
    }
    // The players are told all of it.
    expect((await ada.position(game.id)).version).toBe(game.version + 4);
    expect(await ada.get(`/v1/games/${game.id}`)).toMatchObject({ version: game.version + 4 });
  });

  it("hears nothing on the live stream while nothing more can be shown", async () => {
    for (const { happens } of futures) await happens(game.id);
    // What is said among spectators comes last: whatever had been sent before, would be here before it.
    await say(wil, game.id, "Who is winning?");
    for (const stream of streams) {
      await stream.until((frames) => frames.some(({ event }) => event === "talk"));
      const [first, ...rest] = stream.frames;
      expect(first).toMatchObject({ event: "game", data: { version: game.version, movedAt: game.movedAt } });
      expect(rest).toMatchObject([{ event: "talk", id: game.version, data: { version: game.version } }]);
    }
  });
});

async function say(caller: Caller, game: string, text: string): Promise<talk.Message> {
  return caller.post(`/v1/games/${game}/talk`, { room: "spectators", text });
}

it("a spectator who is kept behind sees the clocks, the version and the times of what they are shown", async () => {
  const game = await begunGame([ada, bea], { spectatorDelay: { moves: 1, minutes: 0 }, pace: "three-days" });
  await after(5, () => bidFirst(ada, game.id));
  await after(10, () => bidFirst(bea, game.id));
  const position = await nobody.get<Position>(`/v1/games/${game.id}/position`);
  const body = await nobody.get<games.GameBody>(`/v1/games/${game.id}`);
  const { games: listed } = await nobody.get<{ games: games.GameBody[] }>("/v1/games?state=running");
  const expected = {
    version: game.version + 1,
    movedAt: new Date(begun + 5 * minute).toISOString(),
    clocks: position.clocks,
    question: null,
  };
  expect(body).toMatchObject(expected);
  expect(body.clocks.map(({ runsSince }) => runsSince !== null)).toEqual([false, true]);
  expect(listed.find(({ id }) => id === game.id)).toMatchObject(expected);
});

it("a seat that looks for a player is shown to all, and nothing else of how it was left", async () => {
  const game = await begunGame([ada, bea, wil], { spectatorDelay: { moves: 9, minutes: 0 }, pace: "three-days" });
  const before = await nobody.get<games.GameBody>(`/v1/games/${game.id}`);
  await wil.post(`/v1/games/${game.id}/resignation`);
  await ada.post(`/v1/games/${game.id}/ballots`, { about: 2, wish: "wait" });
  const left = await nobody.get<games.GameBody>(`/v1/games/${game.id}`);
  expect(left.seats[2]).toMatchObject({ kind: "caretaker", account: wil.id, ballots: [] });
  expect({ ...left, seats: [] }).toEqual({ ...before, seats: [] });
  expect(left.seats.slice(0, 2)).toEqual(before.seats.slice(0, 2));
  const { games: open } = await nobody.get<{ games: games.GameBody[] }>("/v1/games?looking=true");
  expect(open.map(({ id }) => id)).toContain(game.id);
  // An account that has left the seat knows the table.
  expect((await wil.get<games.GameBody>(`/v1/games/${game.id}`)).version).toBeGreaterThan(game.version);
});
