import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { createRegistry } from "../../src/domain/game/ruleset-registry.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { playAutomaticAnswers } from "../../src/features/play/automatic-answers/play-automatic-answers.ts";
import type { CheckedPremoves, Chronicle, SavedPremoves } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { contestedBids } from "../support/games/contested-bids.fixture.ts";
import { begunGame, bidFirst, type Caller, firstCard, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const registry = createRegistry([...testRegistry.all, contestedBids]);
const complaints: unknown[] = [];
const onError = (error: unknown) => void complaints.push(error);
const services = { pool: database.pool, registry, onError };
/** Two processes that answer at once. Nothing else runs in the background. */
const processes = [0, 1].map(() => createGameServices({ ...services, answerDelay: () => 0 }).playDeps);
let server: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { registry, runsBots: false });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(async () => {
  await server.close();
  expect(complaints).toEqual([]);
});

const bid = (card: number) => ({ type: "bid", card });
const stake = (coins: number) => ({ type: "stake", coins });

/** Plays all premoves that are due, in both processes. */
const letPremovesPlay = async (game: string) => {
  for (const deps of processes) await playAutomaticAnswers(deps, game, () => false);
};

async function save(player: Caller, game: string, ...moves: object[]) {
  const { version } = await player.position(game);
  const body = { expectedVersion: version, moves };
  return player.call<SavedPremoves>("PUT", `/v1/games/${game}/premoves`, body);
}

async function saved(player: Caller, game: string): Promise<NonNullable<SavedPremoves["premoves"]> | null> {
  return (await player.get<SavedPremoves>(`/v1/games/${game}/premoves`)).premoves;
}

async function movesIn(viewer: Caller, game: string) {
  const { steps } = await viewer.get<Chronicle>(`/v1/games/${game}/steps`);
  return steps.filter(({ kind }) => kind === "move");
}

const movesOf = async (viewer: Caller, game: string, seat: number) =>
  (await movesIn(viewer, game)).filter((step) => step.seat === seat);

/** The cards that a seat holds and has not bid. */
async function handOf(player: Caller, game: string): Promise<readonly number[]> {
  const position = await player.position(game);
  const { hands } = position.view as unknown as { hands: number[][] };
  return hands[Number(position.audience)] ?? [];
}

/** A game in which Ada has bid, with moves for her next two rounds that are no default answers. */
async function plannedGame(opening: object = {}) {
  const { id } = await begunGame([ada, bea], opening);
  await bidFirst(ada, id);
  const [last = 0, second = 0] = await handOf(ada, id);
  return { id, moves: [bid(second), stake(1)] as const, last: bid(last) };
}

describe("looking ahead", () => {
  const check = (player: Caller, game: string, expectedVersion: number, ...moves: object[]) =>
    player.post<CheckedPremoves>(`/v1/games/${game}/premoves/check`, { expectedVersion, moves });

  it("shows the next question to the seat and what it could choose, if the others give their default answers", async () => {
    const { id } = await plannedGame();
    const { version } = await ada.position(id);
    const checked = await check(ada, id, version);
    expect(checked).toMatchObject({ steps: [], isAssumed: true, question: { kind: "bidding", number: 2 } });
    const offered = checked.choices.flatMap(({ fields }) => ("card" in fields ? fields.card : []));
    // Not the card that was assumed to be dealt.
    expect(offered).toEqual([{ oneOf: await handOf(ada, id) }]);
  });

  it("tells what can be played now from what comes after answers of others", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const [first = 0, second = 0] = await handOf(ada, id);
    const checked = await check(ada, id, version, stake(1), bid(first), bid(second), bid(first), stake(2));
    const bidding = (turn: number) => ({ kind: "bidding", turn });
    expect(checked.steps.map(({ status, rule, question }) => ({ status, rule, question }))).toEqual([
      { status: "known", rule: null, question: bidding(1) },
      { status: "known", rule: null, question: bidding(1) },
      { status: "assumed", rule: null, question: bidding(2) },
      { status: "refused", rule: "SB-3", question: bidding(3) },
      { status: "unseen", rule: null, question: null },
    ]);
    expect((await ada.position(id)).version).toBe(version);
  });

  it("leaves out the questions that an auto-reply answers", async () => {
    const { id } = await plannedGame({ options: { rounds: 9 } });
    const reply = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields: {} }, label: "Bid" };
    await ada.call("PUT", `/v1/games/${id}/auto-replies`, { replies: [reply] });
    const checked = await check(ada, id, (await ada.position(id)).version);
    expect(checked).toMatchObject({ question: null, choices: [] });
  });

  it("reveals no card of another player", async () => {
    const { id } = await plannedGame();
    const theirs = await handOf(bea, id);
    const { text } = await ada.call("POST", `/v1/games/${id}/premoves/check`, {
      expectedVersion: (await ada.position(id)).version,
      moves: [],
    });
    for (const card of theirs) expect(text).not.toContain(String(card));
  });
});

describe("premoves", () => {
  it("are played one after the other, each when its question is asked", async () => {
    const { id, moves } = await plannedGame();
    const answer = await save(ada, id, ...moves);
    expect(answer.body).toMatchObject({
      premoves: {
        moves: [
          { move: moves[0], question: { kind: "bidding", turn: 2 } },
          { move: moves[1], question: { kind: "bidding", turn: 3 } },
        ],
        played: 0,
        stopped: null,
      },
    });
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(1);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).map(({ move }) => move)).toEqual([expect.anything(), moves[0]]);
    expect(await saved(ada, id)).toMatchObject({ moves: [{ move: moves[1] }], played: 1, stopped: null });
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).at(-1)?.move).toEqual(moves[1]);
    for (const player of [ada, bea]) await bidFirst(player, id);
    const { text } = await ada.call("GET", `/v1/games/${id}/export`);
    expect(verifyExport(registry, text)).toMatchObject({ isSound: true, rulesChecked: true });
  });

  it("are played in the same question as well", async () => {
    const { id } = await begunGame([ada, bea]);
    const [, second = 0] = await handOf(ada, id);
    await save(ada, id, stake(1), stake(2), bid(second));
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).map(({ move }) => move)).toEqual([stake(1), stake(2), bid(second)]);
    expect(await saved(ada, id)).toMatchObject({ moves: [], played: 3, stopped: null });
  });

  it("come before an auto-reply to the same question", async () => {
    const { id, moves } = await plannedGame({ options: { rounds: 9 } });
    await save(ada, id, ...moves);
    const reply = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields: {} }, label: "Bid" };
    await ada.call("PUT", `/v1/games/${id}/auto-replies`, { replies: [reply] });
    for (const _ of [1, 2, 3]) {
      await bidFirst(bea, id);
      await letPremovesPlay(id);
    }
    expect((await movesOf(ada, id, 0)).slice(1, 3).map(({ move }) => move)).toEqual(moves);
  });

  it("wait until no other answer is open if they are the default answer, like auto-replies", async () => {
    const { id, last } = await plannedGame();
    await save(ada, id, last);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(1);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).at(-1)?.move).toEqual(last);
  });

  it("can be deleted and replaced while they wait", async () => {
    const { id, moves } = await plannedGame();
    await save(ada, id, moves[0]);
    await save(ada, id, moves[1]);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).at(-1)?.move).toEqual(moves[1]);
    await save(ada, id, moves[0]);
    expect(await ada.call("DELETE", `/v1/games/${id}/premoves`)).toMatchObject({ status: 204 });
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(2);
    expect(await saved(ada, id)).toBeNull();
  });
});

describe("premoves stop, and their question is left to the player,", () => {
  const stopped = (reason: string, ...moves: object[]) => ({
    stopped: { reason },
    moves: moves.map((move) => ({ move })),
  });

  it("if the next move is not offered any more, even if an auto-reply could answer", async () => {
    const { id, moves } = await plannedGame({ ruleset: "contested-bids" });
    await save(ada, id, stake(1), moves[0]);
    const reply = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields: {} }, label: "Bid" };
    await ada.call("PUT", `/v1/games/${id}/auto-replies`, { replies: [reply] });
    await bea.move(id, (await bea.position(id)).version, stake(1));
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(1);
    expect(await saved(ada, id)).toMatchObject(stopped("not-offered", stake(1), moves[0]));
  });

  it("if another question comes first", async () => {
    const { id, moves } = await plannedGame({ ruleset: "contested-bids" });
    await save(ada, id, ...moves);
    // Now the question of the next round is of another kind.
    await bea.move(id, (await bea.position(id)).version, stake(3));
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(1);
    expect(await saved(ada, id)).toMatchObject(stopped("other-question", ...moves));
  });

  it("if the player answers before any process was there", async () => {
    const { id, moves } = await plannedGame();
    await save(ada, id, ...moves);
    await bidFirst(bea, id);
    await bidFirst(ada, id);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(2);
    expect(await saved(ada, id)).toMatchObject(stopped("answered", ...moves));
  });

  it("if the player answers in person", async () => {
    const { id } = await begunGame([ada, bea]);
    const slow = createGameServices({ ...services, answerDelay: () => 60_000 }).playDeps;
    const [, second = 0] = await handOf(ada, id);
    await save(ada, id, bid(second));
    expect(await playAutomaticAnswers(slow, id, () => false)).toMatchObject({ next: expect.any(Date) });
    await ada.move(id, (await ada.position(id)).version, stake(2));
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).map(({ move }) => move)).toEqual([stake(2)]);
    expect(await saved(ada, id)).toMatchObject(stopped("answered", bid(second)));
  });

  it("if a move that they rely on is undone", async () => {
    const { id } = await begunGame([ada, bea]);
    const [, second = 0] = await handOf(ada, id);
    const { version } = await ada.move(id, (await ada.position(id)).version, stake(1));
    await save(ada, id, bid(second));
    await ada.post(`/v1/games/${id}/undo`, { expectedVersion: version });
    await letPremovesPlay(id);
    expect(await movesOf(ada, id, 0)).toHaveLength(1);
    expect(await saved(ada, id)).toMatchObject(stopped("undone", bid(second)));
  });

  it("but not if another player undoes a later move", async () => {
    const { id, moves } = await plannedGame();
    await save(ada, id, moves[0]);
    const { version } = await bea.move(id, (await bea.position(id)).version, stake(1));
    await bea.post(`/v1/games/${id}/undo`, { expectedVersion: version });
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect((await movesOf(ada, id, 0)).at(-1)?.move).toEqual(moves[0]);
  });
});

describe("a seat that changes hands", () => {
  it("keeps no premoves: the bot, a substitute and the former player play without them", async () => {
    const cid = await guest(server.url, "Cid");
    const { id, moves } = await plannedGame();
    await save(ada, id, ...moves);
    await ada.post(`/v1/games/${id}/resignation`);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect(await movesOf(bea, id, 0)).toHaveLength(1);
    await cid.post(`/v1/games/${id}/seats`, { seat: 0 });
    await letPremovesPlay(id);
    expect(await movesOf(bea, id, 0)).toHaveLength(1);
    expect(await saved(cid, id)).toBeNull();
    expect((await ada.call("GET", `/v1/games/${id}/premoves`)).status).toBe(403);
  });
});

describe("only the player knows of premoves:", () => {
  /** The same game with and without premoves. Cards and ids differ, so they are left out. */
  const pathsOf = (id: string) =>
    ["", "/position", "/steps", "/replay", "/draft", "/auto-replies", "/premoves"].map(
      (end) => `/v1/games/${id}${end}`,
    );

  it("the views of others do not change when premoves are saved, stopped and deleted", async () => {
    const { id, moves } = await plannedGame({ ruleset: "contested-bids" });
    const spectator = await guest(server.url, "Xe");
    const seen = async () => {
      const answers: string[] = [];
      for (const viewer of [bea, spectator]) {
        for (const path of pathsOf(id)) {
          const { status, text } = await viewer.call("GET", path);
          answers.push(`${status} ${text.replace(/"(instance|now)":"[^"]*"/g, "")}`);
        }
      }
      return answers;
    };
    const before = await seen();
    await save(ada, id, stake(2), ...moves);
    await letPremovesPlay(id);
    expect(await seen()).toEqual(before);
    await bea.move(id, (await bea.position(id)).version, stake(2));
    await bidFirst(bea, id);
    const unstopped = await seen();
    await letPremovesPlay(id);
    expect(await saved(ada, id)).toMatchObject({ stopped: { reason: "not-offered" } });
    expect(await seen()).toEqual(unstopped);
    await ada.call("DELETE", `/v1/games/${id}/premoves`);
    expect(await seen()).toEqual(unstopped);
  });

  it("a played premove looks like a move of the person", async () => {
    const { id, moves } = await plannedGame();
    await save(ada, id, ...moves);
    await bidFirst(bea, id);
    await letPremovesPlay(id);
    expect((await movesOf(bea, id, 0)).map(({ by, move }) => [by, move])).toEqual([
      ["person", null],
      ["person", null],
    ]);
    expect((await movesOf(ada, id, 0)).at(-1)).toMatchObject({ by: "order", move: moves[0] });
  });

  it("another player who asks gets their own, and a spectator is rejected", async () => {
    const { id, moves } = await plannedGame();
    await save(ada, id, ...moves);
    expect(await saved(bea, id)).toBeNull();
    for (const [method, path, body] of [
      ["GET", "premoves", undefined],
      ["PUT", "premoves", { expectedVersion: 1, moves }],
      ["POST", "premoves/check", { expectedVersion: 1, moves }],
    ] as const) {
      const answer = await (await guest(server.url, "Xe")).call(method, `/v1/games/${id}/${path}`, body);
      expect(answer).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    }
  });
});

describe("saving premoves", () => {
  it("is rejected if a rule forbids one of them, or nothing is asked that it could answer", async () => {
    const { id, moves, last } = await plannedGame();
    expect(await save(ada, id, moves[0], moves[0])).toMatchObject({
      status: 422,
      body: { code: "refused", rule: "SB-3", errors: [{ path: "body/moves/1" }] },
    });
    expect(await save(ada, id, moves[0], last, stake(1))).toMatchObject({
      status: 409,
      body: { code: "unforeseen", errors: [{ path: "body/moves/2" }] },
    });
    expect(await saved(ada, id)).toBeNull();
  });

  it("is rejected if the game has moved on", async () => {
    const { id, moves } = await plannedGame();
    const { version } = await ada.position(id);
    await bidFirst(bea, id);
    const body = { expectedVersion: version, moves };
    expect(await ada.call("PUT", `/v1/games/${id}/premoves`, body)).toMatchObject({
      status: 409,
      body: { code: "stale-version", head: version + 1 },
    });
  });

  it.each([
    ["a move of no ruleset", [{ type: "fly" }]],
    ["a move of another ruleset", [{ type: "send", place: 0 }]],
    ["no move", []],
    ["more than fifty moves", Array.from({ length: 51 }, () => stake(1))],
  ])("is rejected for %s", async (_, moves) => {
    const { id } = await begunGame([ada, bea]);
    expect(await save(ada, id, ...moves)).toMatchObject({ status: 400, body: { code: "malformed-request" } });
  });
});

describe("the time of a premove", () => {
  const clock = { now: 0 };
  beforeEach(() => {
    clock.now = Date.now() + 1000;
  });
  const slow = (milliseconds: number) => {
    const now = () => new Date(clock.now);
    const { playDeps } = createGameServices({ ...services, now, answerDelay: () => milliseconds });
    return (game: string) => playAutomaticAnswers(playDeps, game, () => false);
  };

  it("is that of a person who is there, drawn once for all processes, also after a restart", async () => {
    const { id, moves } = await plannedGame();
    await save(ada, id, ...moves);
    await bidFirst(bea, id);
    const asked = clock.now;
    const next = new Date(asked + 7000);
    expect(await slow(7000)(id)).toEqual({ hasAutoReplies: true, next });
    clock.now += 6999;
    expect(await slow(60_000)(id)).toEqual({ hasAutoReplies: true, next });
    expect(await movesOf(ada, id, 0)).toHaveLength(1);
    clock.now += 1;
    await slow(60_000)(id);
    expect(Date.parse((await movesOf(ada, id, 0)).at(-1)?.at ?? "")).toBe(asked + 7000);
  });
});

describe("premoves race", () => {
  it("with another process: each is played once", async () => {
    for (let round = 0; round < 15; round++) {
      const { id, moves } = await plannedGame();
      await save(ada, id, ...moves);
      await bidFirst(bea, id);
      await Promise.all([...processes, ...processes].map((deps) => playAutomaticAnswers(deps, id, () => false)));
      expect((await movesOf(ada, id, 0)).map(({ move }) => move)).toEqual([expect.anything(), moves[0]]);
      expect(await saved(ada, id)).toMatchObject({ moves: [{ move: moves[1] }], played: 1, stopped: null });
    }
  });

  it("with their player: what was deleted or replaced in time is not played, and nothing is played twice", async () => {
    for (let round = 0; round < 30; round++) {
      const { id, moves } = await plannedGame();
      await save(ada, id, ...moves);
      await bidFirst(bea, id);
      const { version } = await ada.position(id);
      const change =
        round % 2 === 0
          ? ada.call("DELETE", `/v1/games/${id}/premoves`)
          : ada.call("PUT", `/v1/games/${id}/premoves`, { expectedVersion: version, moves: [moves[1]] });
      const [answer] = await Promise.all([
        change,
        ...processes.map((deps) => playAutomaticAnswers(deps, id, () => false)),
      ]);
      await letPremovesPlay(id);
      const played = (await movesOf(ada, id, 0)).slice(1).map(({ move }) => move);
      const left = await saved(ada, id);
      if (round % 2 === 0) {
        expect([[], [moves[0]]]).toContainEqual(played);
        expect(left).toBeNull();
      } else if (answer.status === 200) {
        expect([played, left?.moves, left?.played]).toEqual([[moves[1]], [], 1]);
      } else {
        expect([answer.status, played, left?.moves.length]).toEqual([409, [moves[0]], 1]);
      }
    }
  });

  it("with their player who answers at the same moment: the question is answered once", async () => {
    for (let round = 0; round < 15; round++) {
      const { id, moves } = await plannedGame();
      await save(ada, id, moves[0]);
      await bidFirst(bea, id);
      const { version } = await ada.position(id);
      await Promise.all([
        ada.tryMove(id, version, moves[1]),
        ...processes.map((deps) => playAutomaticAnswers(deps, id, () => false)),
      ]);
      await letPremovesPlay(id);
      expect(await movesOf(ada, id, 0)).toHaveLength(2);
    }
  });
});

it("premoves are played in the background, at once and by a process that starts later", async () => {
  const { id, moves } = await plannedGame();
  await save(ada, id, ...moves);
  await bidFirst(bea, id);
  const working = await startServer(database, { registry });
  await expect.poll(async () => (await movesOf(ada, id, 0)).length, { timeout: 60_000 }).toBe(2);
  await bidFirst(bea.at(working.url), id);
  await expect.poll(async () => (await movesOf(ada, id, 0)).length, { timeout: 60_000 }).toBe(3);
  await working.close();
  expect(firstCard(await bea.position(id))).toBeGreaterThan(0);
});
