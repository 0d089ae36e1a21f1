import { randomUUID } from "node:crypto";
import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Chronicle, Position } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, firstCard, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let watcher: Caller;

beforeAll(async () => {
  server = await startServer(database);
  [ada, bea, watcher] = [
    await guest(server.url, "Ada"),
    await guest(server.url, "Bea"),
    await guest(server.url, "Wil"),
  ];
});
afterAll(() => server.close());

describe("a move", () => {
  it("returns what followed, as its player saw it", async () => {
    const { id } = await begunGame([ada, bea]);
    const before = await ada.position(id);
    const card = firstCard(before);
    const played = await ada.move(id, before.version, { type: "bid", card });
    expect(played.version).toBe(before.version + 1);
    expect(played.facts).toEqual([{ type: "BidPlaced", seat: 0, card }]);
    expect(played.question?.seats).toEqual([1]);
    expect(played.digest).not.toBe(before.digest);
    expect(await ada.position(id)).toEqual((({ facts: _, ...position }) => position)(played));
  });

  it("plays the game to its end, where the secret is shown", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 2 } });
    await playOn([ada, bea], id);
    const game = await watcher.get<{ state: string; outcome: unknown; fairness: { secret: string } }>(
      `/v1/games/${id}`,
    );
    expect(game.state).toBe("finished");
    expect(game.outcome).not.toBeNull();
    expect(game.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is still valid if another seat has answered in between", async () => {
    const { id } = await begunGame([ada, bea]);
    const [hers, theirs] = [await ada.position(id), await bea.position(id)];
    await ada.move(id, hers.version, { type: "bid", card: firstCard(hers) });
    const played = await bea.move(id, theirs.version, { type: "bid", card: firstCard(theirs) });
    expect(played.version).toBe(theirs.version + 2);
  });

  it("is stale if its question is over", async () => {
    const { id } = await begunGame([ada, bea]);
    const old = await ada.position(id);
    await playOn([ada, bea], id, 2);
    const stale = await ada.tryMove(id, old.version, { type: "stake", coins: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale-version", head: old.version + 2 } });
  });

  it("is stale if the seat has other choices by now", async () => {
    const { id } = await begunGame([ada, bea]);
    const old = await ada.position(id);
    await ada.move(id, old.version, { type: "stake", coins: 1 });
    const stale = await ada.tryMove(id, old.version, { type: "stake", coins: 2 });
    expect(stale).toMatchObject({ status: 409, body: { code: "stale-version" } });
  });

  it("with `ifChoice` is accepted after another answer, and executed once if it is repeated", async () => {
    const { id } = await begunGame([ada, bea]);
    const seen = await ada.position(id);
    await bea.move(id, seen.version, { type: "stake", coins: 2 });
    const body = { expectedVersion: seen.version, ifChoice: idOfChoice(seen, "bid"), move: bidOf(seen) };
    const key = { "idempotency-key": randomUUID() };
    const played = await ada.call("POST", `/v1/games/${id}/moves`, body, key);
    expect(played).toMatchObject({ status: 200, body: { version: seen.version + 2 } });
    const repeated = await ada.call("POST", `/v1/games/${id}/moves`, body, key);
    expect(repeated.body).toEqual(played.body);
  });

  it("with `ifChoice` is accepted once for each of several players who send it at once", async () => {
    const cal = await guest(server.url, "Cal");
    const { id } = await begunGame([ada, bea, cal]);
    const players = [ada, bea, cal];
    const positions = await Promise.all(players.map((player) => player.position(id)));
    const sent = await Promise.all(
      players.map((player, seat) => {
        const position = positions[seat] as Position;
        const body = {
          expectedVersion: position.version,
          ifChoice: idOfChoice(position, "bid"),
          move: bidOf(position),
        };
        return player.call<Position>("POST", `/v1/games/${id}/moves`, body, { "idempotency-key": randomUUID() });
      }),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const first = positions[0]?.version ?? 0;
    expect(sent.map(({ body }) => body.version).sort()).toEqual([first + 1, first + 2, first + 3]);
  });

  it("is malformed with the id of another choice", async () => {
    const { id } = await begunGame([ada, bea]);
    const position = await ada.position(id);
    const body = { expectedVersion: position.version, ifChoice: idOfChoice(position, "stake"), move: bidOf(position) };
    const wrong = await ada.call("POST", `/v1/games/${id}/moves`, body);
    expect(wrong).toMatchObject({ status: 400, body: { code: "malformed-request" } });
  });

  it("is stale if the position that it was decided on has been undone, although the question is the same", async () => {
    const { id } = await begunGame([ada, bea]);
    const start = await ada.position(id);
    await ada.move(id, start.version, { type: "stake", coins: 1 });
    const seen = await bea.position(id);
    await ada.call("POST", `/v1/games/${id}/undo`, { expectedVersion: seen.version });
    const again = await ada.position(id);
    await ada.move(id, again.version, { type: "stake", coins: 2 });
    const body = { expectedVersion: seen.version, ifChoice: idOfChoice(seen, "bid"), move: bidOf(seen) };
    const stale = await bea.call("POST", `/v1/games/${id}/moves`, body);
    expect(stale).toMatchObject({ status: 409, body: { code: "stale-version" } });
  });

  it("is refused with the number of the rule", async () => {
    const { id } = await begunGame([ada, bea]);
    const { version } = await ada.position(id);
    const refused = await ada.tryMove(id, version, { type: "bid", card: 7 });
    expect(refused).toMatchObject({ status: 422, body: { code: "refused", rule: "SB-3" } });
    expect((await ada.position(id)).version).toBe(version);
  });
});

describe("a move with `Prefer: return=minimal`", () => {
  const minimal = { prefer: "respond-async, return=minimal" };

  it("is answered with its version and digest alone, and stored like any other", async () => {
    const { id } = await begunGame([ada, bea]);
    const before = await ada.position(id);
    const move = { type: "bid", card: firstCard(before) };
    const answer = await ada.withHeaders(minimal).tryMove(id, before.version, move);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: "" });
    const { version, digest } = await ada.position(id);
    expect(version).toBe(before.version + 1);
    expect(headersOf(answer)).toEqual({ applied: "return=minimal", version: String(version), digest });
  });

  it("is answered in the same way if it is repeated, also if it ended the game", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], id, 1);
    const before = await bea.position(id);
    const move = { type: "bid", card: firstCard(before) };
    const key = randomUUID();
    const first = await bea.withHeaders(minimal).tryMove(id, before.version, move, key);
    const again = await bea.withHeaders(minimal).tryMove(id, before.version, move, key);
    expect(headersOf(first)).toMatchObject({ version: String(before.version + 2) });
    expect(headersOf(again)).toEqual(headersOf(first));
    expect((await bea.tryMove(id, before.version, move, key)).body).toMatchObject({ version: before.version + 2 });
  });

  it("is refused with the whole problem", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const answer = await ada.withHeaders(minimal).tryMove(id, version, { type: "bid", card: 7 });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "refused" });
    expect(answer.headers.get("preference-applied")).toBeNull();
  });

  const headersOf = ({ headers }: { readonly headers: Headers }) => ({
    applied: headers.get("preference-applied"),
    version: headers.get("game-version"),
    digest: headers.get("game-digest"),
  });
});

describe("a repeated request", () => {
  it("is executed once and gets the same response", async () => {
    const { id } = await begunGame([ada, bea]);
    const before = await ada.position(id);
    const move = { type: "bid", card: firstCard(before) };
    const key = randomUUID();
    const first = await ada.tryMove(id, before.version, move, key);
    await playOn([ada, bea], id, 3);
    const again = await ada.tryMove(id, before.version, move, key);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it("is executed once if sent many times at once", async () => {
    const { id } = await begunGame([ada, bea]);
    const { version } = await ada.position(id);
    const key = randomUUID();
    const tries = Array.from({ length: 6 }, () => ada.tryMove(id, version, { type: "stake", coins: 2 }, key));
    const answers = await Promise.all(tries);
    expect(answers[0]).toMatchObject({ status: 200, body: { version: version + 1 } });
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect((await ada.position(id)).version).toBe(version + 1);
  });

  it("gets the same response, also for the move that ended the game", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], id, 1);
    const before = await bea.position(id);
    const move = { type: "bid", card: firstCard(before) };
    const key = randomUUID();
    const first = await bea.tryMove(id, before.version, move, key);
    const again = await bea.tryMove(id, before.version, move, key);
    expect(first.body.outcome).not.toBeNull();
    expect(first.body.facts.map(({ type }) => type)).toEqual(["BidPlaced", "BidsShown", "GameEnded"]);
    expect(again.body).toEqual(first.body);
  });

  it("creates one game", async () => {
    const opening = { name: "Once", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2 };
    const headers = { "idempotency-key": randomUUID() };
    const [first, again] = [
      await ada.post<games.GameBody>("/v1/games", opening, headers),
      await ada.post<games.GameBody>("/v1/games", opening, headers),
    ];
    const other = await bea.post<{ id: string }>("/v1/games", opening, headers);
    // Each response has its own time.
    expect(again).toEqual({ ...first, now: again.now });
    expect(other.id).not.toBe(first.id);
  });
});

describe("undo", () => {
  it("takes moves back one by one while nothing was revealed", async () => {
    const { id } = await begunGame([ada, bea]);
    const start = await ada.position(id);
    await ada.move(id, start.version, { type: "stake", coins: 1 });
    await ada.move(id, start.version + 1, { type: "stake", coins: 2 });
    const once = await undo(ada, id, start.version + 2);
    expect(once.body).toMatchObject({ version: start.version + 3, view: { stakes: [1, 0] }, canUndo: true });
    const twice = await undo(ada, id, start.version + 3);
    expect(twice.body).toMatchObject({ view: { stakes: [0, 0] }, canUndo: false });
    expect((await undo(ada, id, start.version + 4)).body).toMatchObject({ code: "undo-closed" });
  });

  it("is an event on the stream, with the version that is restored", async () => {
    const { id } = await begunGame([ada, bea]);
    const { version } = await ada.position(id);
    await ada.move(id, version, { type: "stake", coins: 3 });
    await undo(ada, id, version + 1);
    const { steps } = await bea.get<Chronicle>(`/v1/games/${id}/steps?after=${version}`);
    expect(steps.map(({ kind, undoneTo }) => ({ kind, undoneTo }))).toEqual([
      { kind: "move", undoneTo: null },
      { kind: "undo", undoneTo: version },
    ]);
    expect((await ada.position(id, `?at=${version + 1}`)).view).toMatchObject({ stakes: [3, 0] });
  });

  it("is impossible after another player has moved", async () => {
    const { id } = await begunGame([ada, bea]);
    const { version } = await ada.position(id);
    await ada.move(id, version, { type: "stake", coins: 1 });
    await bea.move(id, version + 1, { type: "stake", coins: 1 });
    expect(await undo(ada, id, version + 2)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
  });

  it("is impossible after a random draw or a reveal", async () => {
    const { id } = await begunGame([ada, bea]);
    await playOn([ada, bea], id, 2);
    const { version } = await bea.position(id);
    expect(await undo(bea, id, version)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
  });
});

describe("a preview", () => {
  it("shows what moves would do, and stores nothing", async () => {
    const { id } = await begunGame([ada, bea]);
    const before = await ada.position(id);
    const moves = [
      { type: "stake", coins: 3 },
      { type: "bid", card: firstCard(before) },
    ];
    const shown = await ada.post(`/v1/games/${id}/previews`, { expectedVersion: before.version, moves });
    expect(shown).toMatchObject({ isComplete: true, view: { stakes: [3, 0], bids: [moves[1]?.card, null] } });
    expect(await ada.position(id)).toEqual(before);
  });

  it("stops before a random draw or a reveal", async () => {
    const { id } = await begunGame([ada, bea]);
    await playOn([ada, bea], id, 1);
    const before = await bea.position(id);
    const moves = [
      { type: "stake", coins: 1 },
      { type: "bid", card: firstCard(before) },
    ];
    const shown = await bea.post(`/v1/games/${id}/previews`, { expectedVersion: before.version, moves });
    expect(shown).toMatchObject({ isComplete: false, facts: [{ type: "Staked", seat: 1, coins: 1 }] });
  });

  it("is refused by the rule that forbids the move", async () => {
    const { id } = await begunGame([ada, bea]);
    const { version } = await ada.position(id);
    const answer = await ada.call("POST", `/v1/games/${id}/previews`, {
      expectedVersion: version,
      moves: [{ type: "stake", coins: 9 }],
    });
    expect(answer).toMatchObject({ status: 422, body: { rule: "SB-2" } });
  });
});

describe("a position", () => {
  it("shows each seat what it could know at that time, and nothing more", async () => {
    const { id } = await begunGame([ada, bea]);
    const start = await ada.position(id);
    await playOn([ada, bea], id, 2);
    const then = await ada.position(id, `?at=${start.version}`);
    expect(then).toEqual(start);
    expect((await watcher.position(id)).view).toMatchObject({
      hands: [["hidden", "hidden", "hidden"], expect.anything()],
    });
    for (const other of ["1", "arbiter"]) {
      const answer = await ada.call("GET", `/v1/games/${id}/position?as=${other}`);
      expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    }
  });

  it("offers undo only at the head of the game", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await ada.move(id, version, { type: "stake", coins: 1 });
    expect(await ada.position(id, `?at=${version + 1}`)).toMatchObject({ canUndo: true });
    await ada.move(id, version + 1, { type: "stake", coins: 2 });
    expect(await ada.position(id, `?at=${version + 1}`)).toMatchObject({ canUndo: false });
  });

  it("shows everything to everyone when the game is over", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 2 } });
    const start = await ada.position(id);
    await playOn([ada, bea], id);
    expect((await watcher.position(id, `?at=${start.version}&as=0`)).view).toEqual(start.view);
    const all = await watcher.position(id, `?at=${start.version}&as=arbiter`);
    expect(JSON.stringify(all.view)).not.toContain("hidden");
  });
});

describe("the chronicle and the replay", () => {
  it("have each step, and the replay also the view after it", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 2 } });
    await playOn([ada, bea], id);
    const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps?as=0`);
    const replay = await ada.get<{ steps: { version: number; view: object }[] }>(`/v1/games/${id}/replay?as=0`);
    expect(steps.map(({ kind }) => kind)).toEqual(["begin", "move", "move", "move", "move", "finish"]);
    expect(replay.steps.map(({ view: _, ...step }) => step)).toMatchObject(steps);
    for (const { version, view } of replay.steps) {
      expect(view).toEqual((await ada.position(id, `?at=${version}&as=0`)).view);
    }
  });

  it("are paged on request", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 2 } });
    await playOn([ada, bea], id);
    const whole = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
    const parts: Chronicle["steps"] = [];
    // Some of the versions have no step, so that a page of one can be empty.
    for (let after: number | null = 0; after !== null; ) {
      const page: Chronicle = await ada.get<Chronicle>(`/v1/games/${id}/steps?after=${after}&limit=1`);
      parts.push(...page.steps);
      after = page.next;
    }
    expect(parts).toEqual(whole.steps);
    expect(whole.next).toBeNull();
  });

  it("are compressed", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 5 } });
    await playOn([ada, bea], id);
    const answer = await ada.call("GET", `/v1/games/${id}/replay`, undefined, { "accept-encoding": "gzip" });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });
});

describe("a player who resigns", () => {
  it("loses the seat, and a bot plays on to the end", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 2 } });
    const after = await bea.post(`/v1/games/${id}/resignation`);
    expect(after).toMatchObject({ yourSeat: null, seats: [{ kind: "person" }, { kind: "caretaker", name: "Bea" }] });
    for (let bid = 0; bid < 2; bid++) {
      await until(async () => (await ada.position(id)).question?.seats.join() === "0");
      await bidFirst(ada, id);
    }
    await until(async () => (await ada.get<{ state: string }>(`/v1/games/${id}`)).state === "finished");
    const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
    expect(new Set(steps.filter(({ seat, kind }) => seat === 1 && kind === "move").map(({ by }) => by))).toEqual(
      new Set(["caretaker"]),
    );
  });
});

describe("resigning twice", () => {
  it("gets the same response, and writes nothing", async () => {
    const { id } = await begunGame([ada, bea, watcher], { options: { rounds: 2 } });
    const answers = await Promise.all([1, 2, 3].map(() => bea.call("POST", `/v1/games/${id}/resignation`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await bea.post(`/v1/games/${id}/resignation`);
    expect(again).toMatchObject({ yourSeat: null, seats: [{}, { kind: "caretaker", name: "Bea" }, {}] });
    const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
    expect(steps.filter(({ kind }) => kind === "resign")).toHaveLength(1);
  });
});

function undo(player: Caller, game: string, expectedVersion: number) {
  return player.call("POST", `/v1/games/${game}/undo`, { expectedVersion });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((settle) => setTimeout(settle, 20));
}

function idOfChoice({ choices }: Pick<Position, "choices">, type: string): string | undefined {
  return choices.find((choice) => choice.type === type)?.id;
}

const bidOf = (position: Parameters<typeof firstCard>[0]) => ({ type: "bid", card: firstCard(position) });
