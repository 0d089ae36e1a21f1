import type { games, talk } from "@seneschal/schema";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openGames } from "../src/composition/open-games.ts";
import { processDueClock } from "../src/features/clocks/process-due-clock.ts";
import type { Position } from "../src/features/play/types.ts";
import { begunGame, bidFirst, Caller, guest } from "./support/caller.ts";
import { answersAt, readablePaths } from "./support/every-door.ts";
import { type Followed, followed } from "./support/followed.ts";
import { type House, openHouse, testRegister } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const minute = 60_000;
const database = testDatabase();
/** When the games begin, and when spectators look. The time of the server stands, unless a test turns it. */
const begun = Date.parse("2026-11-20T10:00:00.000Z");
const looking = begun + 50 * minute;
let time = begun;
let house: House;
/** Another process in all but name: who plays there plays elsewhere than spectators look. */
let otherHouse: House;
let ada: Caller;
let bea: Caller;
let wil: Caller;
let cid: Caller;
let nobody: Caller;

beforeAll(async () => {
  const wishes = { now: () => new Date(time), botsWork: false, jobsWork: false };
  [house, otherHouse] = [await openHouse(database, wishes), await openHouse(database, wishes)];
  [ada, bea, wil] = [await guest(house.url, "Ada"), await guest(house.url, "Bea"), await guest(house.url, "Wil")];
  cid = await guest(house.url, "Cid");
  nobody = new Caller(house.url);
  await database.pool.query(
    "update accounts set email = id || '@example.org', email_verified = true, is_guest = false where id = any($1)",
    [[ada.id, wil.id]],
  );
});
afterAll(async () => {
  await house.close();
  await otherHouse.close();
});
beforeEach(() => {
  time = begun;
});

/** Lets something happen so long after the beginning, all of it before spectators look. */
async function after(minutes: number, happens: () => Promise<unknown>): Promise<void> {
  time = begun + minutes * minute;
  await happens();
  time = looking;
}

/** Ada and Bea, at the process where they play. */
interface Players {
  readonly ada: Caller;
  readonly bea: Caller;
}

/** What may happen after the version that spectators are shown: each step is another future of the same past. */
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
    ...(await readablePaths(nobody, named)),
    "/v1/games?state=running&limit=100",
    "/v1/games?looking=true",
    "/v1/games?invited=true",
    ...[version - 1, version, version + 1, version + 9].map((at) => `/v1/games/${id}/position?at=${at}`),
    ...["spectator", "0", "arbiter"].map((as) => `/v1/games/${id}/position?as=${as}`),
    ...[version - 1, version, version + 1].map((after) => `/v1/games/${id}/steps?after=${after}`),
    `/v1/games/${id}/replay?as=spectator`,
    "/v1/players?name=a",
    ...[bea, cid].map(({ id }) => `/v1/players/${id}`),
  ];
}

type Answers = Readonly<Record<string, string>>;

async function everything(game: games.GameBody, paths: readonly string[], viewers = [nobody, wil]) {
  const answers = viewers.map((viewer) => answersAt(viewer, game.id, paths, game.version));
  return Object.assign({}, ...(await Promise.all(answers))) as Answers;
}

/** What was answered otherwise than before. */
const differing = (before: Answers, now: Answers) =>
  Object.entries(now).flatMap(([door, answer]) => (before[door] === answer ? [] : [[door, before[door], answer]]));

const delays = [
  { delay: "moves", spectatorDelay: { moves: 6, minutes: 0 } },
  { delay: "minutes", spectatorDelay: { moves: 0, minutes: 60 } },
  { delay: "moves and minutes", spectatorDelay: { moves: 1, minutes: 1440 } },
];
const processes = [
  { where: "at the same process", playersAt: () => house.url },
  { where: "at another process", playersAt: () => otherHouse.url },
];

describe.each(delays.flatMap((delay) => processes.map((process) => ({ ...delay, ...process }))))(
  "a spectator who is kept behind by $delay, of a game that is played $where",
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

    it("is answered the same to the byte at every door, whatever has happened since", {
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
      // The players are told all of it.
      expect((await ada.position(game.id)).version).toBe(game.version + 4);
      expect(await ada.get(`/v1/games/${game.id}`)).toMatchObject({ version: game.version + 4 });
    });

    it("hears nothing on the live stream while nothing more can be shown", async () => {
      for (const { happens } of futures) await happens(game.id, players());
      // What is said among spectators comes last: whatever had been sent before, would be here before it.
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

async function say(caller: Caller, game: string, text: string): Promise<talk.Message> {
  return caller.post(`/v1/games/${game}/chat`, { room: "spectators", text });
}

describe.each(processes)("a spectator is told nothing of what happens to seats $where", ({ playersAt }) => {
  const url = () => playersAt();
  const spectatorDelay = { moves: 9, minutes: 0 };

  it("when the only person at a table of bots resigns", async () => {
    const game = await ada.open({ spectatorDelay, pace: "three-days", bots: ["random"] });
    await ada.post(`/v1/games/${game.id}/start`);
    await tellsNothingOf(await ada.get(`/v1/games/${game.id}`), async () => {
      await ada.at(url()).post(`/v1/games/${game.id}/resignation`);
    });
  });

  it("but that a seat looks for a player, until somebody sits down there", async () => {
    const game = await begunGame([ada, bea, cid], { spectatorDelay, pace: "three-days" });
    const zoe = await guest(house.url, "Zoe");
    const paths = await everyPath(game);
    time = looking;
    const before = await everything(game, paths);
    const streams = await opened(game);
    await cid.at(url()).post(`/v1/games/${game.id}/resignation`);
    // Everybody else could sit down there.
    const left = await everything(game, paths, [nobody]);
    expect(differing(before, left).length).toBeGreaterThan(4);
    expect(differing(withoutSeat(before, game), withoutSeat(left, game))).toEqual([]);
    await zoe.at(url()).post(`/v1/games/${game.id}/seats`, { seat: 2 });
    expect(await seatKinds(ada, game.id)).toEqual(["person", "person", "person"]);
    expect(differing(before, await everything(game, paths))).toEqual([]);
    const page = await nobody.get<{ reliability: { running: number } }>(`/v1/players/${zoe.id}`);
    expect(page.reliability.running).toBe(0);
    await hearNothing(streams, game);
  });
});

it.each([
  { by: "is forgiven to all", bots: [], hours: [73, 73], kinds: ["person", "person"] },
  { by: "runs out once more, and a bot has the seat", bots: ["random"], hours: [73, 200], kinds: ["caretaker", "bot"] },
])("a spectator is told nothing of time that has run out and $by", async ({ bots, hours, kinds }) => {
  const { id } = await ada.open({ spectatorDelay: { moves: 9, minutes: 0 }, pace: "three-days", bots });
  if (bots.length === 0) await bea.post(`/v1/games/${id}/seats`, {});
  await ada.post(`/v1/games/${id}/start`);
  await tellsNothingOf(await ada.get(`/v1/games/${id}`), async () => {
    for (const passed of hours) await ringAt(id, begun + passed * 60 * minute);
    expect(await seatKinds(ada, id)).toEqual(kinds);
  });
  const { steps } = await ada.get<{ steps: { kind: string }[] }>(`/v1/games/${id}/steps`);
  expect(steps.map(({ kind }) => kind).filter((kind) => kind === "excused" || kind === "time-out")).toHaveLength(2);
});

/** What another process does in a game at an instant. */
async function ringAt(game: string, instant: number): Promise<void> {
  const onError = (error: unknown) => expect.unreachable(String(error));
  const now = () => new Date(instant);
  await processDueClock(openGames({ ...database, registry: testRegister, onError, now }).playing, game);
}

/** Every door answers the same to the byte before and after, and live streams are silent. */
async function tellsNothingOf(game: games.GameBody, happens: () => Promise<void>): Promise<void> {
  const paths = await everyPath(game);
  const streams = await opened(game);
  time = looking;
  const before = await everything(game, paths);
  const { version } = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
  await happens();
  expect((await ada.get<games.GameBody>(`/v1/games/${game.id}`)).version).toBeGreaterThan(version);
  expect(differing(before, await everything(game, paths))).toEqual([]);
  await hearNothing(streams, game);
}

async function opened(game: games.GameBody): Promise<readonly Followed[]> {
  const streams = [nobody, wil].map((viewer) => followed(viewer, game.id, {}));
  for (const stream of streams) await stream.until((frames) => frames.length > 0);
  return streams;
}

/** What is said among spectators comes last: whatever had been sent before, would be here before it. */
async function hearNothing(streams: readonly Followed[], { id, version }: games.GameBody): Promise<void> {
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

/** The answers without what tells that the third seat looks for a player, and the lists in which such games are found. */
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

it("whoever gave a seat up to somebody else hears no more of what is said at the table", async () => {
  const game = await begunGame([ada, bea, cid], { spectatorDelay: { moves: 9, minutes: 0 }, pace: "three-days" });
  const zoe = await guest(house.url, "Zoe");
  await cid.post(`/v1/games/${game.id}/resignation`);
  await zoe.post(`/v1/games/${game.id}/seats`, { seat: 2 });
  await ada.post(`/v1/games/${game.id}/chat`, { room: "table", text: "Welcome, Zoe" });
  const { rooms, messages } = await cid.get<{ rooms: talk.TalkRoom[]; messages: talk.Message[] }>(
    `/v1/games/${game.id}/chat`,
  );
  expect(rooms.map(({ room }) => room)).toEqual(["spectators"]);
  expect(messages).toEqual([]);
  const said = await cid.call("POST", `/v1/games/${game.id}/chat`, { room: "table", text: "And me?" });
  expect(said.status).toBe(403);
});

it("a message of somebody who is shown more tells spectators no later version", async () => {
  const game = await begunGame([ada, bea], { spectatorDelay: { moves: 6, minutes: 0 }, pace: "three-days" });
  const streams = await opened(game);
  await bidFirst(ada, game.id);
  // As one writes it who was shown the head, by what a process knew that was further on.
  await say(wil, game.id, "I know.");
  await database.pool.query("update chat_messages set version = $2 where game_id = $1", [game.id, game.version + 1]);
  await say(wil, game.id, "You do not.");
  const { messages } = await nobody.get<{ messages: talk.Message[] }>(`/v1/games/${game.id}/chat`);
  expect(messages.map(({ version }) => version)).toEqual([game.version, game.version]);
  const resumed = followed(nobody, game.id, { lastEventId: `${game.version}.1` });
  await resumed.until((frames) => frames.filter(({ event }) => event === "chat").length === 2);
  for (const { data } of resumed.frames) expect(data).toMatchObject({ version: game.version });
  for (const stream of [...streams, resumed]) await stream.stop();
});

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
