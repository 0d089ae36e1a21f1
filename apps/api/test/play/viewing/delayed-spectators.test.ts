import type { chat, games } from "@seneschal/schema";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGameServices } from "../../../src/composition/game-services.ts";
import { processDueClock } from "../../../src/features/clocks/process-due-clock.ts";
import type { Position } from "../../../src/features/play/types.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest } from "../../support/server/caller.ts";
import { publicPaths, responsesAt } from "../../support/server/every-endpoint.ts";
import { type Followed, followed } from "../../support/server/followed.ts";
import { startServer, type TestServer, testRegistry } from "../../support/server/test-server.ts";

const minute = 60_000;
const database = testDatabase();
/** When the games start, and when spectators look. The time of the server stands still unless a test changes it. */
const begun = Date.parse("2026-11-20T10:00:00.000Z");
const looking = begun + 50 * minute;
let time = begun;
let server: TestServer;
/** Acts as another process: players play there, spectators look here. */
let otherServer: TestServer;
let ada: Caller;
let bea: Caller;
let wil: Caller;
let cid: Caller;
let nobody: Caller;

beforeAll(async () => {
  const startOptions = { now: () => new Date(time), runsBots: false, runsJobs: false };
  [server, otherServer] = [await startServer(database, startOptions), await startServer(database, startOptions)];
  [ada, bea, wil] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Wil")];
  cid = await guest(server.url, "Cid");
  nobody = new Caller(server.url);
  await database.pool.query(
    "update accounts set email = id || '@example.org', email_verified = true, is_guest = false where id = any($1)",
    [[ada.id, wil.id]],
  );
});
afterAll(async () => {
  await server.close();
  await otherServer.close();
});
beforeEach(() => {
  time = begun;
});

/** Lets something happen at this time after the start, before spectators look. */
async function after(minutes: number, happens: () => Promise<unknown>): Promise<void> {
  time = begun + minutes * minute;
  await happens();
  time = looking;
}

/** Ada and Bea at the process where they play. */
interface Players {
  readonly ada: Caller;
  readonly bea: Caller;
}

/** What may happen after the version that spectators see: each entry is another future of the same past. */
const futures: readonly { readonly by: string; readonly happens: (game: string, at: Players) => Promise<unknown> }[] = [
  { by: "a first answer", happens: (game, at) => after(5, () => bidFirst(at.ada, game)) },
  {
    by: "a last answer, after which all are asked again",
    happens: (game, at) => after(47, () => bidFirst(at.bea, game)),
  },
  { by: "a move that asks the same seat again", happens: (game, at) => stake(at.bea, game, 2) },
  { by: "a move that is taken back", happens: (game, at) => takeBack(at.bea, game) },
  { by: "a wish to go back, and talk at the table", happens: (game, at) => wishAndTalk(game, at) },
];

async function stake(player: Caller, game: string, coins: number) {
  const { version } = await player.position(game);
  await player.move(game, version, { type: "stake", coins });
}

async function takeBack(player: Caller, game: string) {
  const { version } = await player.position(game);
  await player.post(`/v1/games/${game}/undo`, { expectedVersion: version });
}

async function wishAndTalk(game: string, at: Players) {
  const { version } = await at.bea.position(game);
  await at.bea.call("POST", `/v1/games/${game}/undo-request`, { expectedVersion: version });
  await at.ada.post(`/v1/games/${game}/chat`, { room: "table", text: "A canary at the table" });
}

async function everyPath({ id, invitation, version }: games.GameBody): Promise<readonly string[]> {
  const named = { game: id, invitation: invitation ?? "", player: ada.id, account: ada.id, ruleset: "sealed-bids" };
  return [
    ...(await publicPaths(nobody, named)),
    "/v1/games?state=running&limit=100",
    "/v1/games?looking=true",
    "/v1/games?invited=true",
    ...[version - 1, version, version + 1, version + 9].map((at) => `/v1/games/${id}/position?at=${at}`),
    ...["spectator", "0", "arbiter"].map((as) => `/v1/games/${id}/position?as=${as}`),
    ...[version - 1, version, version + 1].map((after) => `/v1/games/${id}/steps?after=${after}`),
    `/v1/games/${id}/replay?as=spectator`,
    `/v1/games/${id}/replay/changes?as=spectator`,
    "/v1/players?name=a",
    ...[bea, cid].flatMap(({ id }) => [`/v1/players/${id}`, `/v1/players/${id}/games`]),
  ];
}

type Answers = Readonly<Record<string, string>>;

async function everything(game: games.GameBody, paths: readonly string[], viewers = [nobody, wil]) {
  const answers = viewers.map((viewer) => responsesAt(viewer, game.id, paths, game.version));
  return Object.assign({}, ...(await Promise.all(answers))) as Answers;
}

/** The responses that differ. */
const differing = (before: Answers, now: Answers) =>
  Object.entries(now).flatMap(([door, answer]) => (before[door] === answer ? [] : [[door, before[door], answer]]));

const delays = [
  { delay: "moves", spectatorDelay: { moves: 6, minutes: 0 } },
  { delay: "minutes", spectatorDelay: { moves: 0, minutes: 60 } },
  { delay: "moves and minutes", spectatorDelay: { moves: 1, minutes: 1440 } },
];
const processes = [
  { where: "at the same process", playersAt: () => server.url },
  { where: "at another process", playersAt: () => otherServer.url },
];

describe.each(delays.flatMap((delay) => processes.map((process) => ({ ...delay, ...process }))))(
  "a spectator with a delay of $delay, of a game that is played $where",
  ({ spectatorDelay, playersAt }) => {
    let game: games.GameBody;
    let streams: readonly Followed[];
    beforeEach(async () => {
      game = await begunGame([ada, bea], { spectatorDelay, pace: "three-days" });
      streams = [nobody, wil].map((viewer) => followed(viewer, game.id, {}));
      for (const stream of streams) await stream.until((frames) => frames.length > 0);
      time = looking;
    });
    const players = () => ({ ada: ada.at(playersAt()), bea: bea.at(playersAt()) });
    afterEach(() => Promise.all(streams.map((stream) => stream.stop())));

    it("gets byte-identical responses from every endpoint, whatever has happened since", {
      timeout: 120_000,
    }, async () => {
      const paths = await everyPath(game);
      expect(paths.length).toBeGreaterThan(40);
      const before = await everything(game, paths);
      expect(differing(before, await everything(game, paths))).toEqual([]);
      for (const { by, happens } of futures) {
        const { version } = await ada.position(game.id);
        await happens(game.id, players());
        expect((await ada.position(game.id)).version, by).toBeGreaterThanOrEqual(version);
        expect(differing(before, await everything(game, paths)), by).toEqual([]);
      }
      // The players see all of it.
      expect((await ada.position(game.id)).version).toBe(game.version + 4);
      expect(await ada.get(`/v1/games/${game.id}`)).toMatchObject({ version: game.version + 4 });
    });

    it("receives nothing on the live stream while nothing more may be shown", async () => {
      for (const { happens } of futures) await happens(game.id, players());
      // A chat message of a spectator comes last: everything sent before would have arrived before it.
      await say(wil, game.id, "Who is winning?");
      for (const stream of streams) {
        await stream.until((frames) => frames.some(({ event }) => event === "chat"));
        const [first, ...rest] = stream.frames;
        expect(first).toMatchObject({ event: "game", data: { version: game.version, movedAt: game.movedAt } });
        expect(rest).toMatchObject([{ event: "chat", id: game.version, data: { version: game.version } }]);
      }
    });
  },
);

async function say(caller: Caller, game: string, text: string): Promise<chat.Message> {
  return caller.post(`/v1/games/${game}/chat`, { room: "spectators", text });
}

describe.each(processes)("a delayed spectator learns nothing about seats $where", ({ playersAt }) => {
  const url = () => playersAt();
  const spectatorDelay = { moves: 9, minutes: 0 };

  it("when the only person in a game of bots resigns", async () => {
    const game = await ada.open({ spectatorDelay, pace: "three-days", bots: ["easy"] });
    await ada.post(`/v1/games/${game.id}/start`);
    await expectNothingRevealed(await ada.get(`/v1/games/${game.id}`), async () => {
      await ada.at(url()).post(`/v1/games/${game.id}/resignation`);
    });
  });

  it("except that a seat is open, until a player takes it", async () => {
    const game = await begunGame([ada, bea, cid], { spectatorDelay, pace: "three-days" });
    const zoe = await guest(server.url, "Zoe");
    const paths = await everyPath(game);
    time = looking;
    const before = await everything(game, paths);
    const streams = await opened(game);
    await cid.at(url()).post(`/v1/games/${game.id}/resignation`);
    // Everyone else could take a seat there.
    const left = await everything(game, paths, [nobody]);
    expect(differing(before, left).length).toBeGreaterThan(4);
    expect(differing(withoutSeat(before, game), withoutSeat(left, game))).toEqual([]);
    await zoe.at(url()).post(`/v1/games/${game.id}/seats`, { seat: 2 });
    expect(await seatKinds(ada, game.id)).toEqual(["person", "person", "person"]);
    expect(differing(before, await everything(game, paths))).toEqual([]);
    const page = await nobody.get<{ reliability: { running: number } }>(`/v1/players/${zoe.id}`);
    expect(page.reliability.running).toBe(0);
    await expectSilence(streams, game);
  });
});

it.each([
  { by: "is forgiven to all", bots: [], hours: [73, 73], kinds: ["person", "person"] },
  { by: "runs out once more, and a bot has the seat", bots: ["easy"], hours: [73, 200], kinds: ["caretaker", "bot"] },
])("a delayed spectator learns nothing about time that ran out, and $by", async ({ bots, hours, kinds }) => {
  const { id } = await ada.open({ spectatorDelay: { moves: 9, minutes: 0 }, pace: "three-days", bots });
  if (bots.length === 0) await bea.post(`/v1/games/${id}/seats`, {});
  await ada.post(`/v1/games/${id}/start`);
  await expectNothingRevealed(await ada.get(`/v1/games/${id}`), async () => {
    for (const passed of hours) await ringAt(id, begun + passed * 60 * minute);
    expect(await seatKinds(ada, id)).toEqual(kinds);
  });
  const { steps } = await ada.get<{ steps: { kind: string }[] }>(`/v1/games/${id}/steps`);
  expect(steps.map(({ kind }) => kind).filter((kind) => kind === "excused" || kind === "time-out")).toHaveLength(2);
});

/** What another process does in a game at a given time. */
async function ringAt(game: string, instant: number): Promise<void> {
  const onError = (error: unknown) => expect.unreachable(String(error));
  const now = () => new Date(instant);
  await processDueClock(createGameServices({ ...database, registry: testRegistry, onError, now }).playDeps, game);
}

/** All endpoints respond with the same bytes before and after, and live streams are silent. */
async function expectNothingRevealed(game: games.GameBody, happens: () => Promise<void>): Promise<void> {
  const paths = await everyPath(game);
  const streams = await opened(game);
  time = looking;
  const before = await everything(game, paths);
  const { version } = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
  await happens();
  expect((await ada.get<games.GameBody>(`/v1/games/${game.id}`)).version).toBeGreaterThan(version);
  expect(differing(before, await everything(game, paths))).toEqual([]);
  await expectSilence(streams, game);
}

async function opened(game: games.GameBody): Promise<readonly Followed[]> {
  const streams = [nobody, wil].map((viewer) => followed(viewer, game.id, {}));
  for (const stream of streams) await stream.until((frames) => frames.length > 0);
  return streams;
}

/** A chat message of a spectator comes last: everything sent before would have arrived before it. */
async function expectSilence(streams: readonly Followed[], { id, version }: games.GameBody): Promise<void> {
  await say(wil, id, "Who is winning?");
  await say(wil, id, "Nobody knows.");
  for (const stream of streams) {
    await stream.until((frames) => frames.filter(({ event }) => event === "chat").length === 2);
    expect(stream.frames.map(({ event }) => event)).toEqual(["game", "chat", "chat"]);
    for (const { data } of stream.frames) expect(data).toMatchObject({ version });
    await stream.stop();
  }
}

async function seatKinds(caller: Caller, game: string): Promise<readonly string[]> {
  return (await caller.get<games.GameBody>(`/v1/games/${game}`)).seats.map(({ kind }) => kind);
}

/** The responses without the open third seat, and without the lists of games with open seats. */
function withoutSeat(answers: Answers, { id }: games.GameBody): Answers {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([door]) => !door.includes("looking=true"))
      .map(([door, answer]) => [door, withoutSeatIn(answer, id)]),
  );
}

function withoutSeatIn(answer: string, id: string): string {
  const [status, headers, text] = JSON.parse(answer) as [number, [string, string][], string];
  if (!text.includes(id) || !text.startsWith("{")) return answer;
  const body = JSON.parse(text, (_, value) => (value?.id === id && value.seats ? { ...value, seats: [] } : value));
  const lasting = headers.filter(([name]) => name !== "content-length" && name !== "etag");
  return JSON.stringify([status, lasting, body]);
}

it("a player who gave up a seat to someone else no longer reads the chat of the game", async () => {
  const game = await begunGame([ada, bea, cid], { spectatorDelay: { moves: 9, minutes: 0 }, pace: "three-days" });
  const zoe = await guest(server.url, "Zoe");
  await cid.post(`/v1/games/${game.id}/resignation`);
  await zoe.post(`/v1/games/${game.id}/seats`, { seat: 2 });
  await ada.post(`/v1/games/${game.id}/chat`, { room: "table", text: "Welcome, Zoe" });
  const { rooms, messages } = await cid.get<{ rooms: chat.ChatRoom[]; messages: chat.Message[] }>(
    `/v1/games/${game.id}/chat`,
  );
  expect(rooms.map(({ room }) => room)).toEqual(["spectators"]);
  expect(messages).toEqual([]);
  const said = await cid.call("POST", `/v1/games/${game.id}/chat`, { room: "table", text: "And me?" });
  expect(said.status).toBe(403);
});

it("a message of a viewer who sees more does not reveal a later version to spectators", async () => {
  const game = await begunGame([ada, bea], { spectatorDelay: { moves: 6, minutes: 0 }, pace: "three-days" });
  const streams = await opened(game);
  await bidFirst(ada, game.id);
  // As a viewer of the head writes it, at a process that knew a later version.
  await say(wil, game.id, "I know.");
  await database.pool.query("update chat_messages set version = $2 where game_id = $1", [game.id, game.version + 1]);
  await say(wil, game.id, "You do not.");
  const { messages } = await nobody.get<{ messages: chat.Message[] }>(`/v1/games/${game.id}/chat`);
  expect(messages.map(({ version }) => version)).toEqual([game.version, game.version]);
  const resumed = followed(nobody, game.id, { lastEventId: `${game.version}.1` });
  await resumed.until((frames) => frames.filter(({ event }) => event === "chat").length === 2);
  for (const { data } of resumed.frames) expect(data).toMatchObject({ version: game.version });
  for (const stream of [...streams, resumed]) await stream.stop();
});

it("a delayed spectator sees clocks, version and times of the position that is shown", async () => {
  const game = await begunGame([ada, bea], { spectatorDelay: { moves: 1, minutes: 0 }, pace: "three-days" });
  await after(5, () => bidFirst(ada, game.id));
  await after(10, () => bidFirst(bea, game.id));
  const position = await nobody.get<Position>(`/v1/games/${game.id}/position`);
  const body = await nobody.get<games.GameBody>(`/v1/games/${game.id}`);
  const { games: listed } = await nobody.get<{ games: games.GameBody[] }>("/v1/games?state=running&limit=100");
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

it("an open seat is visible to everyone, but nothing else about how it was left", async () => {
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
  // An account that has left its seat still sees the game.
  expect((await wil.get<games.GameBody>(`/v1/games/${game.id}`)).version).toBeGreaterThan(game.version);
});
