import type { games, players } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import type { Played, Position } from "../../src/features/play/types.ts";
import { rateNewGames } from "../../src/features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../src/features/ratings/rating/rating-task.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, firstCard, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

type Game = games.GameBody;

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsJobs: false });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

describe("pass-and-play", () => {
  it("shows each player their own hand, and lets them move for their own seat", async () => {
    const game = await begun(["Cleo"]);
    const cleo = accountAt(game, 1);
    expect(game).toMatchObject({ yourSeat: 0, yourSeats: [0, 1], isYourTurn: true });
    expect(game.seats[1]).toMatchObject({ name: "Cleo", companionOf: ada.id });
    expect(await look(ada, game.id, cleo)).toMatchObject({ yourSeat: 1, yourSeats: [0, 1] });
    const hands = [await ada.position(game.id), await positionAs(ada, game.id, cleo)];
    expect(hands.map(({ audience }) => audience)).toEqual([0, 1]);
    for (let bids = 0; bids < 2; bids++) await bidForCurrentSeats(game.id, [undefined, cleo]);
    const { steps } = await ada.get<{ steps: { kind: string; seat: number }[] }>(`/v1/games/${game.id}/steps`);
    expect(steps.filter(({ kind }) => kind === "move").map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("rejects local players of other accounts, and works in games only", async () => {
    const game = await begun(["Cleo"]);
    const cleo = accountAt(game, 1);
    for (const [caller, companion] of [
      [bea, cleo],
      [ada, bea.id],
      [ada, "a\tb"],
    ] as const) {
      expect(await as(caller, companion).call("GET", `/v1/games/${game.id}/position`)).toMatchObject({
        status: 403,
        body: { code: "forbidden" },
      });
    }
    const session = await as(ada, cleo).call("GET", "/v1/session");
    expect(session).toMatchObject({ status: 200, body: { id: ada.id, name: "Ada" } });
    const erased = await as(ada, cleo).call("PATCH", "/v1/account", { name: "Ada" });
    expect(erased).toMatchObject({ status: 200, body: { id: ada.id } });
  });

  it("is arranged by the host before the start", async () => {
    const { id } = await ada.open({ seats: 3 });
    await bea.post(`/v1/games/${id}/seats`, { seat: 1 });
    const byBea = await bea.call("POST", `/v1/games/${id}/companions`, { name: "Dan" });
    expect(byBea).toMatchObject({ status: 403, body: { code: "forbidden" } });
    const taken = await ada.call("POST", `/v1/games/${id}/companions`, { name: "Dan", seat: 1 });
    expect(taken).toMatchObject({ status: 409, body: { code: "seat-taken" } });
    for (const name of ["", "a\u0000b", "x".repeat(41)]) {
      expect((await ada.call("POST", `/v1/games/${id}/companions`, { name })).status).toBe(400);
    }
    const full = await ada.post<Game>(`/v1/games/${id}/companions`, { name: "Dan" });
    const begun = await ada.post<Game>(`/v1/games/${id}/start`);
    expect(begun.seats.map((seat) => "companionOf" in seat && seat.companionOf)).toEqual([null, null, ada.id]);
    const late = await ada.call("POST", `/v1/games/${full.id}/companions`, { name: "Eve" });
    expect(late).toMatchObject({ status: 409, body: { code: "not-open" } });
  });

  it("reuses the local players of earlier games, and tells two with one name apart", async () => {
    const one = await begun(["Flo", "Flo"]);
    const other = await begun(["Flo"]);
    expect(accountAt(one, 1)).not.toBe(accountAt(one, 2));
    expect([accountAt(one, 1), accountAt(one, 2)]).toContain(accountAt(other, 1));
    const found = await bea.get<{ players: unknown[] }>("/v1/players?name=Flo");
    expect(found.players).toEqual([]);
  });

  it("is ready on behalf of every local player", async () => {
    const { id } = await ada.open({ readyCheck: true });
    const seated = await ada.post<Game>(`/v1/games/${id}/companions`, { name: "Gus" });
    expect(seated.seats[1]).toMatchObject({ isReady: true });
    const begun = await ada.call<Game>("PUT", `/v1/games/${id}/readiness`, { isReady: true });
    expect(begun.body.state).toBe("running");
  });

  it("counts as one person for ratings and reliability", async () => {
    const host = await guest(server.url, "Hob");
    const opened = await host.open({ seats: 2, options: { rounds: 3 } });
    const full = await host.post<Game>(`/v1/games/${opened.id}/companions`, { name: "Ida" });
    await host.post(`/v1/games/${opened.id}/start`);
    for (let bids = 0; bids < 6; bids++) {
      await bidForCurrentSeats(opened.id, [undefined, accountAt(full, 1)], host);
    }
    expect((await look(host, opened.id)).state).toBe("finished");
    const { reliability } = await bea.get<players.Player>(`/v1/players/${host.id}`);
    expect(reliability).toMatchObject({ finished: 0 });
    expect(await exemptionIn(opened.id)).toBe("one-person");
  });

  it("counts as one person, also if the local player resigns", async () => {
    const host = await guest(server.url, "Nan");
    const opened = await host.open({ seats: 2, options: { rounds: 4 } });
    const full = await host.post<Game>(`/v1/games/${opened.id}/companions`, { name: "Oli" });
    const oli = accountAt(full, 1);
    await host.post(`/v1/games/${opened.id}/start`);
    for (let bids = 0; bids < 6; bids++) await bidForCurrentSeats(opened.id, [undefined, oli], host);
    expect((await as(host, oli).call("POST", `/v1/games/${opened.id}/resignation`)).status).toBe(200);
    expect((await look(host, opened.id)).seats[1]).toMatchObject({ kind: "caretaker" });
    while (await mustMove(host, opened.id)) await bidForCurrentSeats(opened.id, [undefined], host);
    expect(await exemptionIn(opened.id)).toBe("one-person");
  });

  it("takes local players along to a rematch, who cannot join by themselves", async () => {
    const host = await guest(server.url, "Lou");
    const opened = await host.open({ seats: 2, options: { rounds: 1 } });
    const full = await host.post<Game>(`/v1/games/${opened.id}/companions`, { name: "Max" });
    const max = accountAt(full, 1);
    await host.post(`/v1/games/${opened.id}/start`);
    for (let bids = 0; bids < 2; bids++) await bidForCurrentSeats(opened.id, [undefined, max], host);
    const again = await as(host, max).call<Game>("POST", `/v1/games/${opened.id}/rematch`, {});
    expect(again.body).toMatchObject({ host: host.id, yourSeats: [0, 1] });
    expect(again.body.seats).toMatchObject([{ account: max, companionOf: host.id }, { account: host.id }]);
    const { id } = await bea.open({ seats: 3 });
    const sat = await as(host, max).call<Game>("POST", `/v1/games/${id}/seats`, { seat: 1 });
    expect(sat.body.seats[1]).toMatchObject({ account: host.id, companionOf: null });
  });

  it("is the same after a rebuild, and ends with the account", async () => {
    const host = await guest(server.url, "Jan");
    const opened = await host.open({ seats: 3 });
    await host.post(`/v1/games/${opened.id}/companions`, { name: "Kai the companion" });
    await bea.post(`/v1/games/${opened.id}/seats`, {});
    const before = await host.post<Game>(`/v1/games/${opened.id}/start`);
    await rebuildProjections(database.pool, testRegistry);
    const listed = await host.get<{ games: Game[] }>("/v1/games?mine=true");
    expect(listed.games[0]).toMatchObject({ seats: before.seats, yourSeats: [0, 1] });
    expect((await host.call("POST", "/v1/account/deletion", {})).status).toBe(204);
    expect((await look(bea, opened.id)).seats.map(({ kind }) => kind)).toEqual(["caretaker", "caretaker", "person"]);
    const { rows } = await database.pool.query("select from accounts where name = 'Kai the companion'");
    expect(rows).toEqual([]);
  });
});

/** A game of Ada's in which all others are her local players. */
async function begun(names: readonly string[]): Promise<Game> {
  const { id } = await ada.open({ seats: names.length + 1 });
  for (const name of names) await ada.post(`/v1/games/${id}/companions`, { name });
  return ada.post(`/v1/games/${id}/start`);
}

const as = (caller: Caller, companion: string) => caller.withHeaders({ "seneschal-companion": companion });

async function look(caller: Caller, id: string, companion?: string): Promise<Game> {
  const path = `/v1/games/${id}`;
  return companion === undefined ? caller.get(path) : (await as(caller, companion).call<Game>("GET", path)).body;
}

/** Waits until it is the turn of a player, or the game is over: bots move by themselves. Returns which of both it is. */
async function mustMove(caller: Caller, id: string): Promise<boolean> {
  const isTurn = async () => {
    const { state, isYourTurn } = await look(caller, id);
    return state === "running" ? isYourTurn || undefined : false;
  };
  await expect.poll(isTurn).toBeDefined();
  return (await look(caller, id)).state === "running";
}

async function positionAs(caller: Caller, id: string, companion: string | undefined): Promise<Position> {
  if (companion === undefined) return caller.position(id);
  return (await as(caller, companion).call<Position>("GET", `/v1/games/${id}/position`)).body;
}

/** `players`: the local player of each seat, or `undefined` for the host. */
async function bidForCurrentSeats(id: string, players: readonly (string | undefined)[], host = ada): Promise<void> {
  const { question } = await host.position(id);
  const companion = players[question?.seats[0] ?? -1];
  const position = await positionAs(host, id, companion);
  const asked = { expectedVersion: position.version, move: { type: "bid", card: firstCard(position) } };
  const path = `/v1/games/${id}/moves`;
  const answer =
    companion === undefined
      ? await host.call<Played>("POST", path, asked)
      : await as(host, companion).call<Played>("POST", path, asked);
  expect(answer).toMatchObject({ status: 200 });
}

async function exemptionIn(game: string): Promise<string | null | undefined> {
  await rateNewGames(database.pool, ["sealed-bids"], rateStoredGame);
  const text = "select exemption from rated_games where game_id = $1";
  return (await database.pool.query<{ exemption: string | null }>(text, [game])).rows[0]?.exemption;
}

function accountAt({ seats }: Game, seat: number): string {
  const sitter = seats[seat];
  if (sitter?.kind !== "person") throw new Error(`seat ${seat} has no player`);
  return sitter.account;
}
