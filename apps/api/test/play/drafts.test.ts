import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRegistry } from "../../src/domain/game/ruleset-registry.ts";
import type { CheckedDraft, Chronicle, PlayedDraft, SavedDraft } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { trappedBids } from "../support/games/trapped-bids.fixture.ts";
import { type Answer, begunGame, bidFirst, type Caller, firstCard, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { registry: createRegistry([...testRegistry.all, trappedBids]) });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

const stake = (coins: number) => ({ type: "stake", coins });
const bid = (card: number) => ({ type: "bid", card });

function check(player: Caller, game: string, expectedVersion: number, ...moves: object[]): Promise<CheckedDraft> {
  return player.post(`/v1/games/${game}/draft/check`, { expectedVersion, moves });
}

type Draft = { readonly expectedVersion: number; readonly moves: readonly object[] };

function play(player: Caller, game: string, body: Draft, key: string = randomUUID()) {
  const headers = { "idempotency-key": key };
  return player.call<PlayedDraft>("POST", `/v1/games/${game}/draft/play`, body, headers);
}

async function versionsOf(player: Caller, game: string): Promise<number[]> {
  const { steps } = await player.get<Chronicle>(`/v1/games/${game}/steps`);
  return steps.filter(({ kind }) => kind === "move").map(({ version }) => version);
}

describe("checking a move queue", () => {
  it("returns the result of each move and the choices after it", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const checked = await check(ada, id, version, stake(1), stake(2));
    expect(checked.steps).toEqual([
      { status: "known", rule: null, facts: [{ type: "Staked", seat: 0, coins: 1 }] },
      { status: "known", rule: null, facts: [{ type: "Staked", seat: 0, coins: 2 }] },
    ]);
    expect(checked.view).toMatchObject({ stakes: [2, 0] });
    expect(checked.choices.map(({ type }) => type)).toEqual(["bid", "stake"]);
    expect((await ada.position(id)).version).toBe(version);
  });

  it("stops at the move that a rule forbids, and returns the choices there", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const checked = await check(ada, id, version, stake(1), stake(1), stake(2));
    expect(checked.steps.map(({ status, rule }) => [status, rule])).toEqual([
      ["known", null],
      ["refused", "SB-2"],
      ["unseen", null],
    ]);
    expect(checked.view).toMatchObject({ stakes: [1, 0] });
    expect(checked.choices).not.toEqual([]);
  });

  it("ends before a random draw, and offers nothing after it", async () => {
    const { id } = await begunGame([ada, bea]);
    await bidFirst(ada, id);
    const hers = await bea.position(id);
    const checked = await check(bea, id, hers.version, bid(firstCard(hers)), stake(1));
    expect(checked.steps.map(({ status }) => status)).toEqual(["open", "unseen"]);
    expect(checked.steps[0]?.facts).toEqual([]);
    expect(checked.choices).toEqual([]);
  });
});

describe("playing a move queue", () => {
  it("appends all its moves together and returns everything that followed", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const { body, status } = await play(ada, id, { expectedVersion: version, moves: [stake(1), stake(2)] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: version + 2, played: 2 });
    expect(body.facts.map(({ type }) => type)).toEqual(["Staked", "Staked"]);
    expect(await versionsOf(bea, id)).toEqual([version + 1, version + 2]);
  });

  it("plays nothing if a later move is refused, and names the move", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const refused = await play(ada, id, { expectedVersion: version, moves: [stake(1), stake(1)] });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "refused", rule: "SB-2", errors: [{ path: "body/moves/1" }] },
    });
    expect((await ada.position(id)).version).toBe(version);
  });

  it("plays nothing if a move follows a random draw that could be foreseen", async () => {
    const { id } = await begunGame([ada, bea]);
    await bidFirst(ada, id);
    const hers = await bea.position(id);
    const turnedDown = await play(bea, id, { expectedVersion: hers.version, moves: [bid(firstCard(hers)), stake(1)] });
    expect(turnedDown).toMatchObject({ status: 409, body: { code: "unforeseen", errors: [{ path: "body/moves/1" }] } });
    expect((await bea.position(id)).version).toBe(hers.version);
  });

  it("stops at an unforeseen reveal, and repeats the response if sent again", async () => {
    const { id, version } = await begunGame([ada, bea], { ruleset: "trapped-bids" });
    const key = randomUUID();
    const moves = [stake(1), stake(3), stake(2)];
    const checked = await check(ada, id, version, ...moves);
    expect(checked.steps.map(({ status }) => status)).toEqual(["known", "known", "known"]);
    const first = await play(ada, id, { expectedVersion: version, moves }, key);
    expect(first.body).toMatchObject({ played: 2, version: version + 2 });
    expect(first.body.facts.map(({ type }) => type)).toEqual(["Staked", "Staked", "BidsShown"]);
    await ada.move(id, version + 2, stake(2));
    const again = await play(ada, id, { expectedVersion: version, moves }, key);
    expect(again.body).toEqual(first.body);
    expect(await versionsOf(ada, id)).toHaveLength(3);
  });

  it("is executed once, however often and fast it is sent", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => play(ada, id, { expectedVersion: version, moves: [stake(1), stake(2)] }, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await versionsOf(ada, id)).toEqual([version + 1, version + 2]);
  });

  it("wins or loses a race as a whole", async () => {
    for (let round = 0; round < 20; round++) {
      const { id, version } = await begunGame([ada, bea]);
      const theirs = firstCard(await bea.position(id));
      const [draft, other] = await Promise.all([
        play(ada, id, { expectedVersion: version, moves: [stake(1), stake(2), stake(3)] }),
        bea.tryMove(id, version, bid(theirs)),
      ]);
      expect(other.status).toBe(200);
      const played = await versionsOf(ada, id);
      if (draft.status === 200) expect(played).toHaveLength(4);
      else expect([draft.body, played.length]).toMatchObject([{ code: "stale-version" }, 1]);
      const own = movesOf(draft);
      expect(own).toEqual(own.length === 0 ? [] : [own[0], (own[0] ?? 0) + 1, (own[0] ?? 0) + 2]);
    }
  });

  it("is stale if the position has changed, even if its first move alone were valid", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await bidFirst(bea, id);
    const stale = await play(ada, id, { expectedVersion: version, moves: [stake(1), stake(2)] });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale-version", head: version + 1 } });
  });
});

function movesOf({ status, body }: Answer<PlayedDraft>): number[] {
  return status === 200 ? [body.version - 2, body.version - 1, body.version] : [];
}

describe("a stored move queue", () => {
  it("is visible to its seat only, until it is deleted", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const asked = { expectedVersion: version, moves: [stake(1), stake(2)] };
    const kept = await ada.call<SavedDraft>("PUT", `/v1/games/${id}/draft`, asked);
    expect(kept).toMatchObject({ status: 200, body: { draft: asked } });
    expect(await ada.get(`/v1/games/${id}/draft`)).toEqual(kept.body);
    expect(await bea.get(`/v1/games/${id}/draft`)).toEqual({ ruleset: "sealed-bids", draft: null });
    expect(await (await guest(server.url, "Xe")).call("GET", `/v1/games/${id}/draft`)).toMatchObject({
      status: 403,
      body: { code: "not-your-seat" },
    });
    expect(await ada.call("DELETE", `/v1/games/${id}/draft`)).toMatchObject({ status: 204 });
    expect(await ada.get(`/v1/games/${id}/draft`)).toEqual({ ruleset: "sealed-bids", draft: null });
  });

  it.each([
    ["a move of no ruleset", { moves: [{ type: "fly" }] }],
    ["a move of another ruleset", { moves: [{ type: "send", place: 0 }] }],
    ["no move at all", { moves: [] }],
    ["more than fifty moves", { moves: Array.from({ length: 51 }, () => stake(1)) }],
  ])("rejects %s", async (_, wrong) => {
    const { id, version } = await begunGame([ada, bea]);
    for (const [method, path] of [
      ["PUT", "draft"],
      ["POST", "draft/check"],
      ["POST", "draft/play"],
    ] as const) {
      const answer = await ada.call(method, `/v1/games/${id}/${path}`, { expectedVersion: version, ...wrong });
      expect(answer).toMatchObject({ status: 400, body: { code: "malformed-request" } });
    }
  });
});
