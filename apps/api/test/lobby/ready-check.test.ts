import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type Game = games.GameBody;
type Page = { readonly games: readonly Game[] };

const database = testDatabase();
let server: TestServer;
let host: Caller;
let friend: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startServer(database);
  host = await guest(server.url, "Hôte");
  friend = await guest(server.url, "Amicie");
  stranger = await guest(server.url, "Xe");
});
afterAll(() => server.close());

describe("a ready check", () => {
  it("starts the game when every seat is taken and the last player is ready", async () => {
    const { id } = await host.open({ seats: 3, bots: ["easy"], readyCheck: true });
    await ready(host, id);
    const taken = await friend.post<Game>(`/v1/games/${id}/seats`, {});
    expect(taken).toMatchObject({ state: "open", readyCheck: true });
    expect(taken.seats.map((seat) => seat.kind === "person" && seat.isReady)).toEqual([true, false, false]);
    expect(await host.call("POST", `/v1/games/${id}/start`)).toMatchObject({
      status: 409,
      body: { code: "not-ready" },
    });
    expect((await ready(friend, id)).state).toBe("running");
    expect(await friend.call("PUT", `/v1/games/${id}/readiness`, { isReady: false })).toMatchObject({
      status: 409,
      body: { code: "not-open" },
    });
  });

  it("lets everyone change their mind, and asks new players again", async () => {
    const { id } = await host.open({ readyCheck: true });
    await friend.post(`/v1/games/${id}/seats`, {});
    await ready(friend, id);
    await friend.call("PUT", `/v1/games/${id}/readiness`, { isReady: false });
    expect(await ready(host, id)).toMatchObject({ state: "open", version: 6 });
    // Repeating it changes nothing.
    expect(await ready(host, id)).toMatchObject({ state: "open", version: 6 });
    await friend.call("DELETE", `/v1/games/${id}/seats/1`);
    await stranger.post(`/v1/games/${id}/seats`, {});
    expect(await look(host, id)).toMatchObject({ state: "open", seats: [{ isReady: true }, { isReady: false }] });
    expect((await ready(stranger, id)).state).toBe("running");
  });

  it("is for players of a game with a ready check", async () => {
    const asking = await host.open({ readyCheck: true });
    const body = { isReady: true };
    const standing = await stranger.call("PUT", `/v1/games/${asking.id}/readiness`, body);
    expect(standing).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    const { id } = await host.open({});
    const unasked = await host.call("PUT", `/v1/games/${id}/readiness`, body);
    expect(unasked).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("is shown to the others in the room at once", async () => {
    const { id } = await host.open({ readyCheck: true });
    const stream = followed(host, id, {});
    await friend.post(`/v1/games/${id}/seats`, {});
    await ready(friend, id);
    await expect
      .poll(() => stream.frames.some(({ event, data }) => event === "game" && isReadyAt(data as Game, 1)))
      .toBe(true);
    await stream.stop();
  });
});

describe("a player removed by the host", () => {
  it("cannot come back unless invited", async () => {
    const { id } = await host.open({});
    await friend.post(`/v1/games/${id}/seats`, {});
    await host.call("DELETE", `/v1/games/${id}/seats/1`);
    const again = await friend.call("POST", `/v1/games/${id}/seats`, {});
    expect(again).toMatchObject({ status: 403, body: { code: "forbidden" } });
    await invite(host, id, friend);
    expect((await friend.post<Game>(`/v1/games/${id}/seats`, {})).yourSeat).toBe(1);
  });

  it("no longer sees an invitation-only game", async () => {
    const { id, invitation } = await host.open({ visibility: "invitation" });
    await friend.post(`/v1/games/${id}/seats`, { invitation });
    await host.call("DELETE", `/v1/games/${id}/seats/1`);
    expect((await friend.call("GET", `/v1/games/${id}`)).status).toBe(404);
    const again = await friend.call("POST", `/v1/games/${id}/seats`, { invitation });
    expect(again).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });
});

describe("canceling a game", () => {
  it("is up to the host until the game starts", async () => {
    const { id } = await host.open({});
    await friend.post(`/v1/games/${id}/seats`, {});
    expect(await friend.call("DELETE", `/v1/games/${id}`)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await host.call<Game>("DELETE", `/v1/games/${id}`)).body).toMatchObject({
      state: "closed",
      startedAt: null,
      expiresAt: null,
    });
    for (const [method, path, body] of [
      ["DELETE", "", undefined],
      ["POST", "/start", undefined],
      ["POST", "/seats", {}],
      ["POST", "/invitations", { account: friend.id }],
    ] as const) {
      expect(await host.call(method, `/v1/games/${id}${path}`, body)).toMatchObject({ body: { code: "not-open" } });
    }
    const running = await begunGame([host, friend]);
    expect(await host.call("DELETE", `/v1/games/${running.id}`)).toMatchObject({ body: { code: "not-open" } });
  });

  it("leaves a game that was never played: nothing to see, replay or download", async () => {
    const { id } = await host.open({});
    await host.call("DELETE", `/v1/games/${id}`);
    for (const part of ["position", "replay"]) {
      const answer = await host.call("GET", `/v1/games/${id}/${part}`);
      expect(answer).toMatchObject({ status: 409, body: { code: "not-running" } });
    }
    expect(await host.call("GET", `/v1/games/${id}/export`)).toMatchObject({ body: { code: "not-finished" } });
    expect(await host.call("POST", `/v1/games/${id}/rematch`)).toMatchObject({ body: { code: "not-finished" } });
    expect(await host.call("GET", `/v1/games/${id}/steps`)).toMatchObject({ status: 200 });
  });
});

describe("an invitation of a player", () => {
  it("shows the game to the player and reserves the seat", async () => {
    const { id } = await host.open({ seats: 3, visibility: "invitation", entry: { finishedLeast: 50 } });
    const invited = await invite(host, id, friend, 2);
    expect(invited.invited).toEqual([{ account: friend.id, name: "Amicie", nameKind: "guest", seat: 2 }]);
    expect((await friend.get<Page>("/v1/games?invited=true")).games.map((game) => game.id)).toEqual([id]);
    expect((await stranger.get<Page>("/v1/games?invited=true")).games).toEqual([]);
    expect((await stranger.call("GET", `/v1/games/${id}`)).status).toBe(404);
    expect(await host.call("POST", `/v1/games/${id}/bots`, { seat: 2, bot: "easy" })).toMatchObject({
      body: { code: "seat-taken" },
    });
    const seated = await friend.post<Game>(`/v1/games/${id}/seats`, {});
    expect(seated).toMatchObject({ yourSeat: 2, invited: [] });
    expect((await friend.get<Page>("/v1/games?invited=true")).games).toEqual([]);
  });

  it("reserves its seat against everyone else", async () => {
    const { id } = await host.open({});
    await invite(host, id, friend, 1);
    for (const input of [{}, { seat: 1 }]) {
      const answer = await stranger.call("POST", `/v1/games/${id}/seats`, input);
      expect(answer).toMatchObject({ status: 409, body: { code: "seat-taken" } });
    }
    expect((await look(stranger, id)).invited).toEqual([]);
    expect((await look(friend, id)).invited).toEqual([
      { account: friend.id, name: "Amicie", nameKind: "guest", seat: 1 },
    ]);
    const declined = await friend.call<Game>("DELETE", `/v1/games/${id}/invitations/${friend.id}`);
    expect(declined).toMatchObject({ status: 200, body: { invited: [] } });
    expect((await stranger.post<Game>(`/v1/games/${id}/seats`, {})).yourSeat).toBe(1);
  });

  it("can be made and withdrawn by the host only", async () => {
    const { id } = await host.open({ seats: 3 });
    await friend.post(`/v1/games/${id}/seats`, {});
    const byFriend = await friend.call("POST", `/v1/games/${id}/invitations`, { account: stranger.id });
    expect(byFriend).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await host.call("POST", `/v1/games/${id}/invitations`, { account: "nobody" })).toMatchObject({
      status: 404,
    });
    expect(await host.call("POST", `/v1/games/${id}/invitations`, { account: friend.id })).toMatchObject({
      body: { code: "seat-taken" },
    });
    expect(await host.call("POST", `/v1/games/${id}/invitations`, { account: stranger.id, seat: 0 })).toMatchObject({
      body: { code: "seat-taken" },
    });
    await invite(host, id, stranger);
    expect(await friend.call("DELETE", `/v1/games/${id}/invitations/${stranger.id}`)).toMatchObject({ status: 403 });
    expect((await host.call<Game>("DELETE", `/v1/games/${id}/invitations/${stranger.id}`)).body.invited).toEqual([]);
    expect(await host.call("DELETE", `/v1/games/${id}/invitations/${stranger.id}`)).toMatchObject({ status: 404 });
  });

  it("does not reach a player who has blocked the host, and ends when the game starts", async () => {
    const [lord, hermit] = [await guest(server.url, "Lord"), await guest(server.url, "Hermit")];
    await hermit.call("PUT", `/v1/account/blocks/${lord.id}`, { kind: "block" });
    const { id } = await lord.open({ seats: 2 });
    await invite(lord, id, hermit);
    expect((await hermit.get<Page>("/v1/games?invited=true")).games).toEqual([]);
    await friend.post(`/v1/games/${id}/seats`, {});
    expect(await lord.post<Game>(`/v1/games/${id}/start`)).toMatchObject({ invited: [] });
  });

  it("finds players by the beginning of their name, former opponents first", async () => {
    const seeker = await guest(server.url, "Seeker");
    const names = ["Gauvain", "gaucher", "Gautier"];
    const [, gaucher] = await Promise.all(names.map((name) => guest(server.url, name)));
    await begunGame([seeker, gaucher as Caller]);
    const found = await seeker.get<{ players: { name: string; gamesTogether: number }[] }>("/v1/players?name=GAU");
    expect(found.players.map(({ name, gamesTogether }) => [name, gamesTogether])).toEqual([
      ["gaucher", 1],
      ["Gautier", 0],
      ["Gauvain", 0],
    ]);
    expect(await seeker.get("/v1/players?name=Seeker")).toEqual({ players: [] });
    expect(await seeker.get("/v1/players?name=%25")).toEqual({ players: [] });
  });
});

describe("a race", () => {
  it("has one outcome between the last player who is ready and the host who cancels", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await host.open({ readyCheck: true });
      await friend.post(`/v1/games/${id}/seats`, {});
      await ready(host, id);
      const [said, cancelled] = await Promise.all([
        friend.call<Game>("PUT", `/v1/games/${id}/readiness`, { isReady: true }),
        host.call<Game>("DELETE", `/v1/games/${id}`),
      ]);
      expect([said.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const { state } = await look(host, id);
      expect(state).toBe(said.status === 200 ? "running" : "closed");
    }
  });

  it("never leaves an empty seat between the host who starts and a player who is removed", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await host.open({});
      await friend.post(`/v1/games/${id}/seats`, {});
      const [begun, kicked] = await Promise.all([
        host.call<Game>("POST", `/v1/games/${id}/start`),
        host.call<Game>("DELETE", `/v1/games/${id}/seats/1`),
      ]);
      expect([begun.status, kicked.status].toSorted()).toEqual([200, 409]);
      const game = await look(host, id);
      expect(game.seats[1]?.kind).toBe(game.state === "running" ? "person" : "nobody");
    }
  });

  it("is won by the player who has the reservation", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await host.open({});
      await invite(host, id, friend, 1);
      const [kept, other] = await Promise.all(
        [friend, stranger].map((caller) => caller.call("POST", `/v1/games/${id}/seats`, {})),
      );
      expect([kept?.status, other?.status]).toEqual([200, 409]);
    }
  });
});

function ready(caller: Caller, id: string): Promise<Game> {
  return caller.call<Game>("PUT", `/v1/games/${id}/readiness`, { isReady: true }).then(({ body }) => body);
}

function invite(caller: Caller, id: string, { id: account }: Caller, seat?: number): Promise<Game> {
  return caller.post(`/v1/games/${id}/invitations`, { account, ...(seat !== undefined && { seat }) });
}

function look(caller: Caller, id: string): Promise<Game> {
  return caller.get(`/v1/games/${id}`);
}

function isReadyAt({ seats }: Game, seat: number): boolean {
  const sitter = seats[seat];
  return sitter?.kind === "person" && sitter.isReady;
}
