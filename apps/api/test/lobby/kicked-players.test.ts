import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { snapshotEvery } from "../../src/event-store/loading/snapshots.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, swiss, testPlan, tryAct, until } from "../support/games/tournament-play.ts";
import { type Answer, begunGame, bidFirst, Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type Game = games.GameBody;

const database = testDatabase();
let servers: readonly TestServer[];
let ada: Caller;
let bea: Caller;
let cid: Caller;
/** The account that is removed. */
let xan: Caller;
let admin: Caller;
let director: Caller;

beforeAll(async () => {
  servers = [await startServer(database), await startServer(database)];
  const url = servers[0]?.url ?? "";
  [ada, bea, cid, xan] = [
    await guest(url, "Ada"),
    await guest(url, "Bea"),
    await guest(url, "Cid"),
    await guest(url, "Xan"),
  ];
  admin = await staffMember(database.pool, url, "administrator");
  director = await staffMember(database.pool, url, "director", "Dora");
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const reason = "For a reason that everybody reads.";
const forbidden = { status: 403, body: { code: "forbidden" } };
const sit = (caller: Caller, id: string, input: object = {}) =>
  caller.call<Game>("POST", `/v1/games/${id}/seats`, input);
const look = (id: string) => ada.get<Game>(`/v1/games/${id}`);
const accountsAt = ({ seats }: Game) => seats.map((seat) => (seat.kind === "person" ? seat.account : seat.kind));

/** A game of three from which Xan was removed. */
async function tableWithoutXan(opening: object = {}): Promise<Game> {
  const game = await ada.open({ seats: 3, options: { rounds: 1 }, ...opening });
  expect(await sit(xan, game.id, { seat: 2, invitation: game.invitation })).toMatchObject({ status: 200 });
  expect(await ada.call("DELETE", `/v1/games/${game.id}/seats/2`)).toMatchObject({ status: 200 });
  return game;
}

/** The same game after the start, and after Cid has left. */
async function tableLeftByCid(opening: object = {}): Promise<Game> {
  const game = await tableWithoutXan(opening);
  await sit(bea, game.id, { seat: 1, invitation: game.invitation });
  await sit(cid, game.id, { seat: 2, invitation: game.invitation });
  await ada.post(`/v1/games/${game.id}/start`);
  return cid.post<Game>(`/v1/games/${game.id}/resignation`);
}

async function rematchWithoutCid(): Promise<Game> {
  const { id } = await tableLeftByCid();
  await playOn([ada, bea], id);
  await expect.poll(async () => (await look(id)).state).toBe("finished");
  const rematch = await ada.post<Game>(`/v1/games/${id}/rematch`);
  expect(rematch.seats.map(({ kind }) => kind)).toContain("nobody");
  return rematch;
}

const lastsLong = { options: { rounds: 100 } };
const takeOver = (caller: Caller, id: string) => sit(caller, id, { seat: 2 });

const seatsOf = ({ seats }: Game, wanted: string) => seats.flatMap(({ kind }, seat) => (kind === wanted ? [seat] : []));

/** The head of the game when it waits for people only: until the bot in Cid's seat has moved, it changes. */
async function standingStill(id: string): Promise<number> {
  const people = seatsOf(await look(id), "person");
  await expect.poll(async () => (await ada.position(id)).question?.seats).toEqual(people);
  return (await ada.position(id)).version;
}

async function replaceCid(by: Caller, id: string): Promise<Answer> {
  const expectedVersion = await standingStill(id);
  const [seat] = seatsOf(await look(id), "caretaker");
  const newcomer = { kind: "person", account: xan.id };
  return by.call("POST", `/v1/admin/games/${id}/replacements`, { seat, newcomer, expectedVersion, reason });
}

/** A finished game of Ada, Bea and Xan. */
async function gameWithXan(): Promise<string> {
  const { id } = await begunGame([ada, bea, xan], { options: { rounds: 1 } });
  await playOn([ada, bea, xan], id);
  return id;
}

/** A tournament game that Cid has left, and from whose tournament a director removed Xan. */
async function tournamentTable(): Promise<string> {
  const id = await planned(ada, testPlan([swiss(1, { sizes: { least: 3, most: 3, preferred: 3 } })]));
  await act(ada, id, { type: "open-entry" });
  for (const player of [bea, cid, admin, xan]) await act(player, id, { type: "enter" });
  await act(ada, id, { type: "remove-player", player: xan.id, reason });
  await act(ada, id, { type: "start" });
  const { rounds } = await until(bea, id, (body) => body.rounds[0]?.tables[0]?.state === "playing");
  const game = rounds[0]?.tables[0]?.game ?? "";
  await cid.post(`/v1/games/${game}/resignation`);
  return game;
}

/** A local player of another account. */
class AtScreenOf extends Caller {
  readonly #companion: string;

  constructor({ url, token }: Caller, companion: string) {
    super(url, token, companion);
    this.#companion = companion;
  }

  override call<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.call<Body>(method, path, body, { ...headers, "seneschal-companion": this.#companion });
  }
}

interface Way {
  readonly by: string;
  readonly comeBack: () => Promise<Answer>;
}

const ways: readonly Way[] = [
  { by: "taking a seat", comeBack: async () => sit(xan, (await tableWithoutXan()).id) },
  {
    by: "an invitation link",
    comeBack: async () => {
      const { id, invitation } = await tableWithoutXan({ visibility: "invitation" });
      return sit(xan, id, { invitation });
    },
  },
  { by: "taking over a seat that was left", comeBack: async () => sit(xan, (await tableLeftByCid()).id, { seat: 2 }) },
  { by: "taking over whichever seat is open", comeBack: async () => sit(xan, (await tableLeftByCid()).id) },
  { by: "an open seat of the rematch", comeBack: async () => sit(xan, (await rematchWithoutCid()).id) },
  {
    by: "the invitation link of a game in which a seat was left",
    comeBack: async () => {
      const { id } = await tableLeftByCid({ visibility: "invitation" });
      const { invitation } = await look(id);
      return sit(xan, id, { invitation, seat: 2 });
    },
  },
  {
    by: "a table that asks whether all are ready, where the others are",
    comeBack: async () => {
      const { id } = await tableWithoutXan({ readyCheck: true });
      await sit(bea, id, { seat: 1 });
      for (const player of [ada, bea]) await player.call("PUT", `/v1/games/${id}/readiness`, { isReady: true });
      return sit(xan, id, { seat: 2 });
    },
  },
  {
    by: "a seat for which the players wait for somebody",
    comeBack: async () => {
      const { id } = await tableLeftByCid(lastsLong);
      for (const player of [ada, bea]) await player.post(`/v1/games/${id}/ballots`, { about: 2, wish: "wait" });
      return takeOver(xan, id);
    },
  },
  {
    by: "a seat that was left in a game in which a move was taken back",
    comeBack: async () => {
      const { id } = await tableLeftByCid(lastsLong);
      await standingStill(id);
      const { version } = await bidFirst(ada, id);
      await ada.post(`/v1/games/${id}/undo`, { expectedVersion: version });
      return takeOver(xan, id);
    },
  },
  {
    by: "a seat that was left in a game that a moderator has rolled back to its beginning",
    comeBack: async () => {
      const { id, version: to } = await tableLeftByCid(lastsLong);
      await standingStill(id);
      await bidFirst(ada, id);
      const { version: expectedVersion } = await ada.position(id);
      await admin.post(`/v1/admin/games/${id}/rollbacks`, { to, expectedVersion, reason });
      return takeOver(xan, id);
    },
  },
  {
    by: "a process that knows the game from a snapshot",
    comeBack: async () => {
      const { id } = await tableLeftByCid(lastsLong);
      // One round at a time: when it is only the bot's turn, nobody else can move.
      while ((await standingStill(id)) <= snapshotEvery) await playOn([ada, bea], id, 2);
      const kept = "select body->'kickedOut' as away from snapshots where game_id = $1";
      const snapshots = async () => (await database.pool.query(kept, [id])).rows;
      await expect.poll(snapshots).toContainEqual({ away: [xan.id] });
      const cold = await startServer(database, { runsBots: false, runsJobs: false });
      return takeOver(xan.at(cold.url), id).finally(() => cold.close());
    },
  },
  {
    by: "an administrator who gives it a seat",
    comeBack: async () => replaceCid(admin, (await tableLeftByCid()).id),
  },
  {
    by: "a tournament director who gives it a seat",
    comeBack: async () => replaceCid(director, (await tableLeftByCid()).id),
  },
  {
    by: "a tournament director who gives it a seat at a table of the tournament",
    comeBack: async () => replaceCid(director, await tournamentTable()),
  },
  {
    by: "a rematch whose table was cleared away and opened again",
    comeBack: async () => {
      const finished = await gameWithXan();
      const rematch = await ada.post<Game>(`/v1/games/${finished}/rematch`);
      const seat = rematch.invited.find(({ account }) => account === xan.id)?.seat ?? 0;
      await sit(xan, rematch.id);
      await ada.call("DELETE", `/v1/games/${rematch.id}/seats/${seat}`);
      await ada.call("DELETE", `/v1/games/${rematch.id}`);
      const again = await bea.post<Game>(`/v1/games/${finished}/rematch`);
      expect(again.invited.map(({ account }) => account)).toEqual([ada.id]);
      await xan.post(`/v1/games/${finished}/rematch`);
      return sit(xan, again.id);
    },
  },
  { by: "a seat that was left in a game of the tournament", comeBack: async () => sit(xan, await tournamentTable()) },
];

describe("a player removed by the host", () => {
  it.each(ways)("cannot come back by $by", async ({ comeBack }) => {
    expect(await comeBack()).toMatchObject(forbidden);
  });

  it("can only be invited by the host, and comes back when the host does", async () => {
    const { id } = await tableWithoutXan();
    await sit(bea, id, { seat: 1 });
    const invitation = { account: xan.id };
    expect(await bea.call("POST", `/v1/games/${id}/invitations`, invitation)).toMatchObject(forbidden);
    expect(await sit(xan, id)).toMatchObject(forbidden);
    await ada.post(`/v1/games/${id}/invitations`, invitation);
    expect(await sit(xan, id)).toMatchObject({ status: 200 });
  });

  it("can take over a seat if the host had invited them again before the start", async () => {
    const game = await tableWithoutXan();
    await ada.post(`/v1/games/${game.id}/invitations`, { account: xan.id });
    await sit(bea, game.id, { seat: 1 });
    await sit(cid, game.id, { seat: 2 });
    await ada.post(`/v1/games/${game.id}/start`);
    await cid.post(`/v1/games/${game.id}/resignation`);
    expect(await sit(xan, game.id)).toMatchObject({ status: 200, body: { yourSeat: 2 } });
  });

  it("cannot be ready for a game that they do not play", async () => {
    const { id } = await tableWithoutXan({ readyCheck: true });
    await sit(bea, id, { seat: 1 });
    for (const player of [ada, bea]) await player.call("PUT", `/v1/games/${id}/readiness`, { isReady: true });
    const said = await xan.call("PUT", `/v1/games/${id}/readiness`, { isReady: true });
    expect(said).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    expect(await look(id)).toMatchObject({ state: "open" });
  });

  it("takes their local players along, and cannot play at their seats", async () => {
    const { id } = await xan.open({ seats: 4, options: { rounds: 1 } });
    const { seats } = await xan.post<Game>(`/v1/games/${id}/companions`, { name: "Yve", seat: 1 });
    const yve = seats[1]?.kind === "person" ? seats[1].account : "";
    await sit(ada, id, { seat: 2 });
    await sit(bea, id, { seat: 3 });
    await xan.post(`/v1/games/${id}/start`);
    await playOn([xan, new AtScreenOf(xan, yve), ada, bea], id);
    const rematch = await ada.post<Game>(`/v1/games/${id}/rematch`);
    const seated = await xan.post<Game>(`/v1/games/${id}/rematch`);
    expect(accountsAt(seated)).toEqual(["nobody", xan.id, yve, ada.id]);
    await ada.call("DELETE", `/v1/games/${rematch.id}/seats/1`);
    expect(accountsAt(await look(rematch.id))).toEqual(["nobody", "nobody", "nobody", ada.id]);
    expect(await sit(xan, rematch.id)).toMatchObject(forbidden);
  });

  it("never takes a seat while the host removes them, in any order and at any process", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await ada.open({});
      await sit(xan, id);
      const elsewhere = xan.at(servers[1]?.url ?? "");
      await Promise.all([
        ada.call("DELETE", `/v1/games/${id}/seats/1`),
        sit(elsewhere, id),
        sit(elsewhere, id),
        sit(xan, id),
      ]);
      expect(accountsAt(await look(id))).toEqual([ada.id, "nobody"]);
      expect(await sit(elsewhere, id)).toMatchObject(forbidden);
    }
  });
});

describe("a player removed by a director", () => {
  it("can register again only if a director readmits them", async () => {
    const id = await planned(ada, testPlan([swiss(1)]));
    await act(ada, id, { type: "open-entry" });
    await act(xan, id, { type: "enter" });
    await act(ada, id, { type: "remove-player", player: xan.id, reason });
    expect(await tryAct(xan, id, { type: "enter" })).toMatchObject({ status: 422 });
    expect(await tryAct(xan, id, { type: "readmit-player", player: xan.id, reason })).toMatchObject(forbidden);
    await act(ada, id, { type: "readmit-player", player: xan.id, reason });
    expect((await act(xan, id, { type: "enter" })).you.status).toBe("entered");
  });
});
