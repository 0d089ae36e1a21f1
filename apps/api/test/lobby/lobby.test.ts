import { randomUUID } from "node:crypto";
import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type Game = games.GameBody;
type Page = { games: Game[]; next: string | null };

const database = testDatabase();
let server: TestServer;
let host: Caller;
let friend: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startServer(database);
  [host, friend, stranger] = [
    await guest(server.url, "Hôte"),
    await guest(server.url, "Ami"),
    await guest(server.url, "Xe"),
  ];
});
afterAll(() => server.close());

describe("creating a game", () => {
  it("seats the host first and the bots last, and commits to a secret", async () => {
    const game = await host.open({ name: "Les trois", seats: 4, bots: ["easy", "medium"] });
    expect(game).toMatchObject({
      name: "Les trois",
      state: "open",
      host: host.id,
      yourSeat: 0,
      seats: [
        { kind: "person", account: host.id, name: "Hôte" },
        { kind: "nobody" },
        { kind: "bot", bot: "easy" },
        { kind: "bot", bot: "medium" },
      ],
      fairness: { commit: expect.stringMatching(/^[0-9a-f]{64}$/), secret: null },
    });
  });

  it("requires a number of seats that the ruleset has", async () => {
    const many = await host.call("POST", "/v1/games", opening({ seats: 9 }));
    expect(many).toMatchObject({ status: 400, body: { code: "malformed-request", errors: [{ path: "body/seats" }] } });
    const bots = await host.call("POST", "/v1/games", opening({ bots: ["medium", "medium"] }));
    expect(bots).toMatchObject({ status: 400, body: { errors: [{ path: "body/bots" }] } });
  });
});

describe("seats", () => {
  it("can be taken, left and taken again until the game starts", async () => {
    const { id } = await host.open({ seats: 3 });
    expect(await friend.post(`/v1/games/${id}/seats`, { seat: 2 })).toMatchObject({ yourSeat: 2 });
    expect(await stranger.call("POST", `/v1/games/${id}/seats`, { seat: 2 })).toMatchObject({
      status: 409,
      body: { code: "seat-taken" },
    });
    expect(await friend.call("POST", `/v1/games/${id}/seats`, {})).toMatchObject({ body: { code: "seat-taken" } });
    expect((await friend.call<Game>("DELETE", `/v1/games/${id}/seats/2`)).body.seats[2]).toEqual({ kind: "nobody" });
    await host.post(`/v1/games/${id}/bots`, { bot: "easy" });
    await friend.post(`/v1/games/${id}/seats`, {});
    const begun = await host.post<Game>(`/v1/games/${id}/start`);
    expect(begun).toMatchObject({ state: "running", question: { kind: "bidding" } });
    expect(await friend.call("DELETE", `/v1/games/${id}/seats/2`)).toMatchObject({ body: { code: "not-open" } });
  });

  it("belong to their players: only the host can remove others", async () => {
    const { id } = await host.open({ seats: 3, bots: ["easy"] });
    await friend.post(`/v1/games/${id}/seats`, {});
    for (const seat of [0, 1, 2]) {
      const answer = await stranger.call("DELETE", `/v1/games/${id}/seats/${seat}`);
      expect(answer).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    }
    const sentAway = await host.call<Game>("DELETE", `/v1/games/${id}/seats/1`);
    expect(sentAway.body.seats[1]).toEqual({ kind: "nobody" });
    expect(await host.call("DELETE", `/v1/games/${id}/seats/1`)).toMatchObject({ body: { code: "not-your-seat" } });
    expect((await host.call<Game>("DELETE", `/v1/games/${id}/seats/2`)).body.seats[2]).toEqual({ kind: "nobody" });
  });

  it("have the player's favorite color if the player lets the server choose and it is free", async () => {
    const fond = await guest(server.url, "Fond of sable");
    await fond.call("PATCH", "/v1/account/profile", { colour: "sable" });
    const wide = await host.open({ seats: 5 });
    expect(await fond.post(`/v1/games/${wide.id}/seats`, {})).toMatchObject({ yourSeat: 3 });
    const other = await host.open({ seats: 5 });
    expect(await fond.post(`/v1/games/${other.id}/seats`, { seat: 4 })).toMatchObject({ yourSeat: 4 });
    const small = await host.open({ seats: 2 });
    expect(await fond.post(`/v1/games/${small.id}/seats`, {})).toMatchObject({ yourSeat: 1 });
  });

  it("have the host's favorite color, too, unless a bot sits there", async () => {
    const fond = await guest(server.url, "Fond of or");
    await fond.call("PATCH", "/v1/account/profile", { colour: "or" });
    expect(await fond.open({ seats: 4, bots: ["easy"] })).toMatchObject({
      yourSeat: 2,
      seats: [{}, {}, {}, { kind: "bot" }],
    });
    expect(await fond.open({ seats: 3, bots: ["easy"] })).toMatchObject({ yourSeat: 0 });
  });

  it("go to one of two players who want the same one", async () => {
    const { id } = await host.open({});
    const answers = await Promise.all(
      [friend, stranger].map((caller) => caller.call("POST", `/v1/games/${id}/seats`, { seat: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("starting a game", () => {
  it("is up to the host when every seat is taken", async () => {
    const { id } = await host.open({});
    expect(await host.call("POST", `/v1/games/${id}/start`)).toMatchObject({
      status: 409,
      body: { code: "seats-free" },
    });
    await friend.post(`/v1/games/${id}/seats`, {});
    expect(await friend.call("POST", `/v1/games/${id}/start`)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    expect(await host.post(`/v1/games/${id}/start`)).toMatchObject({ state: "running", isYourTurn: true });
    expect(await host.call("POST", `/v1/games/${id}/start`)).toMatchObject({
      body: { code: "not-open", detail: "The game has already started." },
    });
  });

  it("is impossible after it was canceled", async () => {
    const { id } = await host.open({});
    await host.call("DELETE", `/v1/games/${id}`);
    expect(await host.call("POST", `/v1/games/${id}/start`)).toMatchObject({
      body: { code: "not-open", detail: "The game is over." },
    });
  });
});

describe("an invitation-only game", () => {
  it("is visible to those who know the code and to its players", async () => {
    const { id, invitation } = await host.open({ visibility: "invitation" });
    expect(await friend.call("GET", `/v1/games/${id}`)).toMatchObject({ status: 404 });
    expect(await friend.call("POST", `/v1/games/${id}/seats`, {})).toMatchObject({ status: 404 });
    expect(await friend.call("POST", `/v1/games/${id}/seats`, { invitation: "guess" })).toMatchObject({ status: 404 });
    expect(await friend.get<Game>(`/v1/invitations/${invitation}`)).toMatchObject({ id, invitation: null });
    const seated = await friend.post<Game>(`/v1/games/${id}/seats`, { invitation });
    expect(seated).toMatchObject({ yourSeat: 1, invitation });
    expect(await friend.get<Game>(`/v1/games/${id}`)).toMatchObject({ id });
    for (const path of ["", "/position", "/steps", "/replay", "/replay/changes", "/stream", "/export"]) {
      expect(await stranger.call("GET", `/v1/games/${id}${path}`)).toMatchObject({ status: 404 });
    }
  });

  it("is not listed for strangers", async () => {
    const { id } = await host.open({ visibility: "invitation" });
    const idsFor = async (caller: Caller) =>
      (await caller.get<Page>("/v1/games?limit=100")).games.map((game) => game.id);
    expect(await idsFor(host)).toContain(id);
    expect(await idsFor(stranger)).not.toContain(id);
  });
});

describe("the list of games", () => {
  it("continues where the previous page ended, whatever is created meanwhile", async () => {
    const collector = await guest(server.url, "Collector");
    const opened: string[] = [];
    for (let game = 0; game < 5; game++) opened.push((await collector.open({})).id);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page = await collector.get(`/v1/games?mine=true&limit=2${cursor === "" ? "" : `&cursor=${cursor}`}`);
      seen.push(...page.games.map(({ id }) => id));
      cursor = page.next;
      await host.open({});
    }
    expect(seen).toEqual(opened.toReversed());
  });

  it("is filtered by state and ruleset", async () => {
    const player = await guest(server.url, "Filter");
    const running = await begunGame([player, friend]);
    const open = await player.open({});
    const idsOf = async (query: string) =>
      (await player.get<Page>(`/v1/games?mine=true&${query}`)).games.map(({ id }) => id);
    expect(await idsOf("state=running")).toEqual([running.id]);
    expect(await idsOf("state=open")).toEqual([open.id]);
    expect(await idsOf("state=finished")).toEqual([]);
    expect(await idsOf("ruleset=sealed-bids")).toEqual([open.id, running.id]);
  });

  it("is filtered by who plays, whether it is rated, and whether it belongs to a tournament", async () => {
    const player = await guest(server.url, "Sieve");
    const together = await begunGame([player, friend]);
    const alone = await player.open({ bots: ["easy"] });
    const open = await player.open({});
    const idsOf = async (query: string) =>
      (await player.get<Page>(`/v1/games?mine=true&${query}`)).games.map(({ id }) => id);
    expect(await idsOf("players=people")).toEqual([together.id]);
    expect(await idsOf("players=bots")).toEqual([alone.id]);
    expect(await idsOf("rated=true")).toEqual([]);
    expect(await idsOf("tournament=true")).toEqual([]);

    const rate =
      "insert into rated_games (game_id, ruleset, finished_at, exemption) values ($1, 'sealed-bids', now(), $2)";
    await database.pool.query(rate, [together.id, null]);
    await database.pool.query(rate, [alone.id, "bots"]);
    const table =
      "insert into tournament_games (game_id, tournament_id, round, number, is_open) values ($1, $2, 1, 1, true)";
    await database.pool.query(table, [alone.id, randomUUID()]);
    expect(await idsOf("rated=true")).toEqual([together.id]);
    expect(await idsOf("rated=false")).toEqual([open.id, alone.id]);
    expect(await idsOf("tournament=true")).toEqual([alone.id]);
    expect(await idsOf("tournament=false&rated=false")).toEqual([open.id]);
  });

  it("is filtered by whose turn it is", async () => {
    const player = await guest(server.url, "Turn");
    await player.open({});
    const answered = await begunGame([player, friend]);
    const asked = await begunGame([player, friend]);
    await bidFirst(player, answered.id);
    const page = await player.get<Page>("/v1/games?turn=mine");
    expect(page.games.map(({ id, isYourTurn }) => ({ id, isYourTurn }))).toEqual([{ id: asked.id, isYourTurn: true }]);
    expect((await new Caller(server.url).call("GET", "/v1/games?turn=mine")).status).toBe(401);
    expect((await player.call("GET", "/v1/games?turn=yours")).status).toBe(400);
  });
});

describe("the games of a player", () => {
  it("are their public games that have begun, last started first, page by page", async () => {
    const [owner, other] = [await guest(server.url, "Owner"), await guest(server.url, "Other")];
    const first = await begunGame([owner, friend]);
    const second = await begunGame([other, owner]);
    const hidden = await owner.open({ visibility: "invitation", bots: ["easy"] });
    await owner.post(`/v1/games/${hidden.id}/start`);
    await owner.open({});
    await begunGame([other, friend]);
    await playOn([other, owner], second.id);
    const idsOf = async (query: string) =>
      (await stranger.get<Page>(`/v1/players/${owner.id}/games?${query}`)).games.map(({ id }) => id);
    expect(await idsOf("")).toEqual([second.id, first.id]);
    expect(await idsOf("state=running")).toEqual([first.id]);
    expect(await idsOf("state=finished")).toEqual([second.id]);
    expect(await idsOf(`opponent=${other.id}`)).toEqual([second.id]);
    expect(await idsOf(`opponent=${stranger.id}`)).toEqual([]);
    expect(await idsOf("ruleset=sealed-bids")).toHaveLength(2);
    const page = await owner.get<Page>(`/v1/players/${owner.id}/games?limit=1`);
    expect(page).toMatchObject({ games: [{ id: second.id, yourSeat: 1 }], next: expect.any(String) });
    expect(await owner.get(`/v1/players/${owner.id}/games?limit=1&cursor=${page.next}`)).toMatchObject({
      games: [{ id: first.id, turn: 1 }],
      next: null,
    });
  });

  it("of nobody are not found", async () => {
    expect(await stranger.call("GET", "/v1/players/nobody/games")).toMatchObject({ status: 404 });
  });
});

describe("a game whose row is from an earlier version", () => {
  it.each([
    ["calls the affected seats `concerns`", { concerns: [1] }, [1]],
    ["does not list the affected seats", {}, [0, 1]],
  ])("is shown if the row %s", async (_, seats, affectedSeats) => {
    const { id } = await begunGame([host, friend]);
    const asked = { number: 2, kind: "bid", seats: [0, 1], ...seats };
    await database.pool.query("update games set question = $2 where game_id = $1", [id, asked]);
    const { games: listed } = await host.get<Page>("/v1/games?state=running");
    expect(listed.find((game) => game.id === id)?.question).toMatchObject({ affectedSeats });
  });
});

describe("the list of rulesets", () => {
  it("has their seats and bots", async () => {
    const { rulesets } = await stranger.get<{ rulesets: { id: string }[] }>("/v1/rulesets");
    expect(rulesets.find(({ id }) => id === "sealed-bids")).toMatchObject({ seats: { min: 2, max: 5 } });
  });
});

function opening(rest: object): object {
  return { name: "A test", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2, ...rest };
}
