import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { createRegistry, type RegisteredRuleset } from "../../src/domain/game/ruleset-registry.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { findDueNotifications } from "../../src/features/notifications/due-notifications-store.ts";
import { playAutomaticAnswers } from "../../src/features/play/automatic-answers/play-automatic-answers.ts";
import type { AutoRepliesBody, Chronicle, Position } from "../../src/features/play/types.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { sealedBids } from "../support/games/sealed-bids.fixture.ts";
import { noDelays } from "../support/notifications/notifier.ts";
import { begunGame, bidFirst, type Caller, firstCard, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

/** The same game, but its question never concerns seat 1. */
const quietBids: RegisteredRuleset = {
  schema: { ...sealedBids.schema, id: "quiet-bids" },
  ruleset: {
    ...sealedBids.ruleset,
    id: "quiet-bids",
    question(state) {
      const question = sealedBids.ruleset.question(state);
      return question && { ...question, affectedSeats: question.seats.filter((seat) => seat !== 1) };
    },
  },
};

/** The same game, but the second of its questions is of another kind. */
const mixedBids: RegisteredRuleset = {
  schema: { ...sealedBids.schema, id: "mixed-bids" },
  ruleset: {
    ...sealedBids.ruleset,
    id: "mixed-bids",
    question(state) {
      const question = sealedBids.ruleset.question(state);
      return question && { ...question, kind: roundOf(state) === 2 ? "rebidding" : question.kind };
    },
  },
};
/**
 * The same game, but with one possible answer: in the first two rounds as everyone can see, later only if the first card is
 * even.
 */
const singleBids: RegisteredRuleset = {
  schema: { ...sealedBids.schema, id: "single-bids" },
  ruleset: {
    ...sealedBids.ruleset,
    id: "single-bids",
    choices(state, seat) {
      const [card = 0] = (state as { readonly hands: readonly (readonly number[])[] }).hands[seat] ?? [];
      const choices = sealedBids.ruleset.choices(state, seat);
      if (roundOf(state) > 2 && card % 2 === 1) return choices;
      return choices.slice(0, 1).map((bid) => ({ ...bid, fields: { card: { oneOf: [card] } } }));
    },
  },
};
/** The same game, but the only bid is a choice besides one that only gives something. */
const givingBids: RegisteredRuleset = {
  schema: { ...singleBids.schema, id: "giving-bids" },
  ruleset: {
    ...singleBids.ruleset,
    id: "giving-bids",
    trades: ["stake"],
    choices(state, seat) {
      return [...singleBids.ruleset.choices(state, seat), { type: "stake", fields: { coins: { oneOf: [1] } } }];
    },
  },
};
const roundOf = (state: unknown) => (state as { readonly round: number }).round;

const database = testDatabase();
const registry = createRegistry([...testRegistry.all, quietBids, mixedBids, singleBids, givingBids]);
const complaints: unknown[] = [];
const onError = (error: unknown) => void complaints.push(error);
const { playDeps } = createGameServices({ pool: database.pool, registry, onError, answerDelay: () => 0 });
/** Nothing runs in the background: auto-replies are played when the test says so. */
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cid: Caller;

beforeAll(async () => {
  server = await startServer(database, { registry, runsBots: false });
  [ada, bea, cid] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cid")];
});
afterAll(async () => {
  await server.close();
  expect(complaints).toEqual([]);
});

type Order = AutoRepliesBody["replies"][number];
const bidding: Order = {
  kind: "bidding",
  condition: { when: "always" },
  move: { type: "bid", fields: {} },
  label: "Bid the first card",
};
const staking = (coins: number): Order => ({ ...bidding, move: { type: "stake", fields: { coins } } });

function command(player: Caller, game: string, ...orders: Order[]): Promise<unknown> {
  return player.call("PUT", `/v1/games/${game}/auto-replies`, { replies: orders }).then(({ status, text }) => {
    expect({ status, text }).toMatchObject({ status: 200 });
  });
}

const letOrdersAnswer = (game: string) => playAutomaticAnswers(playDeps, game, () => false);

async function movesIn(viewer: Caller, game: string) {
  const { steps } = await viewer.get<Chronicle>(`/v1/games/${game}/steps`);
  return steps.filter(({ kind }) => kind === "move");
}

async function answersIn(viewer: Caller, game: string) {
  return (await movesIn(viewer, game)).map(({ seat, by }) => `${seat} ${by}`);
}

describe("an auto-reply", () => {
  it("answers its kind of question like the seat, and only its seat sees it", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, bidding);
    const card = firstCard(await bea.position(id));
    await bidFirst(ada, id);
    await letOrdersAnswer(id);
    expect(await answersIn(bea, id)).toEqual(["0 person", "1 order"]);
    expect(await answersIn(ada, id)).toEqual(["0 person", "1 person"]);
    expect((await movesIn(bea, id)).at(-1)?.move).toEqual({ type: "bid", card });
  });

  it("waits until no other answer is open if it passes, and then goes by seats", async () => {
    const { id } = await begunGame([ada, bea, cid]);
    await command(cid, id, bidding);
    await command(ada, id, bidding);
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toEqual([]);
    await bidFirst(bea, id);
    await letOrdersAnswer(id);
    // The next round has begun, in which it is Bea's turn again.
    expect(await answersIn(ada, id)).toEqual(["1 person", "0 order", "2 person"]);
  });

  it("answers with fixed fields only if they are offered; otherwise the next one applies", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(ada, id, staking(2), bidding);
    await letOrdersAnswer(id);
    expect((await movesIn(ada, id)).map(({ move }) => move)).toEqual([{ type: "stake", coins: 2 }]);
    await bidFirst(bea, id);
    await letOrdersAnswer(id);
    expect(await answersIn(ada, id)).toEqual(["0 order", "1 person", "0 order"]);
  });

  it("answers no other kind of question", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(ada, id, { ...staking(2), kind: "ballot" });
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toEqual([]);
  });

  it("can answer unless the question concerns its seat", async () => {
    const { id } = await begunGame([ada, bea], { ruleset: "quiet-bids" });
    const unconcerned = { ...staking(1), condition: { when: "unconcerned" as const } };
    await command(ada, id, unconcerned);
    await command(bea, id, unconcerned);
    await letOrdersAnswer(id);
    expect(await answersIn(bea, id)).toEqual(["1 order"]);
  });

  it("can be limited to questions raised by certain seats", async () => {
    const { id } = await begunGame([ada, bea, cid]);
    const raisedBy = (...seats: number[]): Order => ({ ...staking(1), condition: { when: "raised-by", seats } });
    await command(ada, id, raisedBy(0));
    await command(bea, id, raisedBy(1, 2));
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toEqual([]);
    for (const player of [ada, bea, cid]) await bidFirst(player, id);
    // Cid's card was the last one and raised the next question.
    await letOrdersAnswer(id);
    expect(await answersIn(ada, id)).toEqual(["0 person", "1 person", "2 person", "1 person"]);
  });

  it("can last until its seat is asked a question of another kind", async () => {
    const { id, version } = await begunGame([ada, bea], { ruleset: "mixed-bids" });
    const skipping: Order = { ...bidding, condition: { when: "until-other-question", since: version } };
    await command(ada, id, skipping);
    for (const answers of [1, 2, 3]) {
      await bidFirst(bea, id);
      if (answers === 2) await bidFirst(ada, id);
      await letOrdersAnswer(id);
    }
    expect(await answersIn(ada, id)).toEqual(["1 person", "0 order", "1 person", "0 person", "1 person"]);
    const { version: later } = await ada.position(id);
    await command(ada, id, { ...skipping, condition: { when: "until-other-question", since: later } });
    await letOrdersAnswer(id);
    expect((await answersIn(ada, id)).at(-1)).toBe("0 order");
  });

  it("applies to the question that is open when it is set, and not after it is removed", async () => {
    const { id } = await begunGame([ada, bea]);
    await bidFirst(ada, id);
    await command(bea, id, bidding);
    await command(bea, id);
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toHaveLength(1);
    await command(bea, id, bidding);
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toHaveLength(2);
  });

  it("does not repeat what was just undone", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await ada.move(id, version, { type: "stake", coins: 1 });
    await ada.post(`/v1/games/${id}/undo`, { expectedVersion: version + 1 });
    await command(ada, id, staking(2));
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toHaveLength(1);
    await ada.move(id, version + 2, { type: "stake", coins: 3 });
    await letOrdersAnswer(id);
    expect((await movesIn(ada, id)).at(-1)?.move).toEqual({ type: "stake", coins: 2 });
  });

  it("ends with its seat: a caretaker plays without it", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, staking(1));
    await bea.post(`/v1/games/${id}/resignation`);
    await letOrdersAnswer(id);
    expect(await movesIn(ada, id)).toEqual([]);
  });

  it("stops when two auto-replies would answer each other forever", { timeout: 120_000 }, async () => {
    const { id } = await begunGame([ada, bea]);
    await command(ada, id, staking(1), staking(2));
    await letOrdersAnswer(id);
    expect((await movesIn(ada, id)).length).toBe(100);
  });
});

describe("questions with a single possible answer", () => {
  const skip = (player: Caller, game: string, answersSingleChoices: boolean) =>
    player.call("PUT", `/v1/games/${game}/auto-replies`, { replies: [], answersSingleChoices });
  const roundsOf = async (game: string) => (await movesIn(bea, game)).filter(({ seat }) => seat === 1).length;

  it("are answered for players who want it, while they last", async () => {
    const { id } = await begunGame([ada, bea], { ruleset: "single-bids", options: { rounds: 9 } });
    await skip(bea, id, true);
    for (const _ of [1, 2, 3]) {
      await bidFirst(ada, id);
      await letOrdersAnswer(id);
    }
    // In the third round, a hidden card decides whether there is another answer: her player decides.
    expect(await answersIn(bea, id)).toEqual(["0 person", "1 order", "0 person", "1 order", "0 person"]);
  });

  it("are answered among bots even if hidden cards leave no choice", async () => {
    const game = await ada.open({ ruleset: "single-bids", options: { rounds: 40 }, seats: 2, bots: ["easy"] });
    await ada.post(`/v1/games/${game.id}/start`);
    await skip(ada, game.id, true);
    const working = await startServer(database, { registry, answerDelay: () => 0 });
    // Until an odd card gives a choice: then the game waits.
    await until(async () => (await ada.position(game.id)).choices.length > 1);
    await working.close();
    const own = (await movesIn(ada, game.id)).filter(({ seat }) => seat === 0);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ by }) => by === "order")).toBe(true);
  });

  it("are asked if the player no longer wants it", async () => {
    const { id } = await begunGame([ada, bea], { ruleset: "single-bids" });
    await skip(bea, id, true);
    await skip(bea, id, false);
    await bidFirst(ada, id);
    await letOrdersAnswer(id);
    expect(await roundsOf(id)).toBe(0);
    // Without the field, the setting stays.
    await skip(bea, id, true);
    await command(bea, id);
    await letOrdersAnswer(id);
    expect(await roundsOf(id)).toBe(1);
  });
});

describe("questions with a single possible answer besides gifts and offers", () => {
  it("are answered for players who skip these too, and the choices say which they are", async () => {
    const { id } = await begunGame([ada, bea], { ruleset: "giving-bids" });
    const path = `/v1/games/${id}/auto-replies`;
    await bea.call("PUT", path, { replies: [], answersSingleChoices: true });
    await bidFirst(ada, id);
    await letOrdersAnswer(id);
    expect(await answersIn(bea, id)).toEqual(["0 person"]);
    const { choices } = await bea.position(id);
    expect(choices.map(({ type, isTrade }) => [type, isTrade])).toEqual([
      ["bid", undefined],
      ["stake", true],
    ]);
    await bea.call("PUT", path, { replies: [], skipsTrades: true });
    await letOrdersAnswer(id);
    expect(await answersIn(bea, id)).toEqual(["0 person", "1 order"]);
    expect(await bea.get(path)).toMatchObject({ answersSingleChoices: true, skipsTrades: true });
  });
});

describe("the time of an auto-reply does not reveal it", () => {
  const clock = { now: 0 };
  beforeEach(() => {
    clock.now = Date.now() + 1000;
  });
  /** A process with this delay of auto-replies, at a time that the test sets. */
  function processWaiting(milliseconds: number) {
    const now = () => new Date(clock.now);
    const waiting = createGameServices({
      pool: database.pool,
      registry,
      onError,
      now,
      answerDelay: () => milliseconds,
    });
    return (game: string) => playAutomaticAnswers(waiting.playDeps, game, () => false);
  }
  async function answerTimes(game: string): Promise<readonly number[]> {
    return (await movesIn(ada, game)).filter(({ seat }) => seat === 1).map(({ at }) => Date.parse(at));
  }

  it("the answer comes when a person might have answered, and says that it was automatic", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, bidding);
    await bidFirst(ada, id);
    const answer = processWaiting(7000);
    const asked = clock.now;
    for (const wait of [0, 3000, 3999]) {
      clock.now += wait;
      expect(await answer(id)).toEqual({ hasAutoReplies: true, next: new Date(asked + 7000) });
      expect(await answerTimes(id)).toEqual([]);
    }
    clock.now += 1;
    await answer(id);
    expect(await answerTimes(id)).toEqual([asked + 7000]);
  });

  it("each answer of a seat is delayed again, also for the same question", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, staking(2), staking(1));
    const answer = processWaiting(7000);
    const asked = clock.now;
    for (let answers = 0; answers <= 2; answers++) {
      await answer(id);
      expect(await answerTimes(id)).toEqual(Array.from({ length: answers }, (_, place) => asked + 7000 * (place + 1)));
      clock.now += 7000;
    }
  });

  it("another process answers at the time that the first one had drawn", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, bidding);
    await bidFirst(ada, id);
    const asked = clock.now;
    const [first, second] = [processWaiting(7000), processWaiting(60_000)];
    const drawn = await Promise.all([first(id), second(id), first(id), second(id)]);
    const moments = new Set(drawn.map(({ next }) => next?.getTime() ?? 0));
    expect(moments.size).toBe(1);
    const [moment = 0] = moments;
    clock.now = moment;
    await second(id);
    expect(await answerTimes(id)).toEqual([moment]);
    expect([asked + 7000, asked + 60_000]).toContain(moment);
  });

  it("no drawn time remains after the player changes auto-replies or answers in person", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, bidding);
    await bidFirst(ada, id);
    const answer = processWaiting(7000);
    await answer(id);
    clock.now += 5000;
    await command(bea, id, bidding);
    expect(await answer(id)).toMatchObject({ next: new Date(clock.now + 7000) });
    await bidFirst(bea, id);
    expect(await answer(id)).toEqual({ hasAutoReplies: true });
    await bidFirst(ada, id);
    clock.now += 60_000;
    expect(await answer(id)).toMatchObject({ next: new Date(clock.now + 7000) });
  });

  it("no player is notified of a question that an auto-reply is about to answer", async () => {
    const { id } = await begunGame([ada, bea]);
    await database.pool.query("update accounts set email_verified = true where id = $1", [bea.id]);
    await bidFirst(ada, id);
    const turnOf = async ({ id: account }: Caller) =>
      (await findDueNotifications(database.pool, { ...noDelays, presenceSeconds: 0 }, [])).filter(
        (one) => one.game === id && one.template === "your-turn" && one.account === account,
      );
    expect(await turnOf(bea)).toHaveLength(1);
    await command(bea, id, bidding);
    await processWaiting(60_000)(id);
    expect(await turnOf(bea)).toEqual([]);
  });
});

describe("auto-replies in the background", () => {
  it("answer automatically, at once and after another process has died", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, bidding);
    await bidFirst(ada, id);
    const working = await startServer(database, { registry });
    await until(async () => (await movesIn(ada, id)).length === 2);
    await bidFirst(ada.at(working.url), id);
    await until(async () => (await movesIn(ada, id)).length === 4);
    await working.close();
  });

  it("wait for their time, whichever process has drawn it", async () => {
    const { id } = await begunGame([ada, bea]);
    await command(bea, id, bidding);
    await bidFirst(ada, id);
    const waiting = createGameServices({ pool: database.pool, registry, onError, answerDelay: () => 1500 });
    const { next } = await playAutomaticAnswers(waiting.playDeps, id, () => false);
    const working = await startServer(database, { registry, answerDelay: () => 300 });
    await until(async () => (await movesIn(ada, id)).length === 2);
    await bidFirst(ada, id);
    await until(async () => (await movesIn(ada, id)).length === 4);
    await working.close();
    const times = (await movesIn(ada, id)).map(({ at }) => Date.parse(at));
    expect(times[1]).toBeGreaterThanOrEqual(next?.getTime() ?? Number.POSITIVE_INFINITY);
    expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThanOrEqual(300);
  });

  it("race with their owner, and every question is answered once", async () => {
    for (let round = 0; round < 25; round++) {
      const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
      await bidFirst(ada, id);
      const { version, ...position } = await bea.position(id);
      await command(bea, id, bidding);
      const card = firstCard(position);
      await Promise.all([letOrdersAnswer(id), letOrdersAnswer(id), bea.tryMove(id, version, { type: "bid", card })]);
      const answers = (await movesIn(bea, id)).filter(({ seat }) => seat === 1);
      expect(answers).toHaveLength(1);
    }
  });

  it("leave a game log that can be verified", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 2 } });
    await command(ada, id, bidding);
    await command(bea, id, staking(1), bidding);
    await letOrdersAnswer(id);
    const { text } = await ada.call("GET", `/v1/games/${id}/export`);
    expect(text).toContain('"by":"order"');
    expect(verifyExport(registry, text)).toMatchObject({ isSound: true, rulesChecked: true });
    expect(await answersIn(ada, id)).toContain("1 order");
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}

describe("the list of auto-replies", () => {
  it("is visible to its owner only", async () => {
    const { id } = await begunGame([ada, bea]);
    const order = { ...bidding, label: "a canary among labels" };
    await command(ada, id, order);
    expect(await ada.get(`/v1/games/${id}/auto-replies`)).toMatchObject({ replies: [order] });
    expect(await bea.get(`/v1/games/${id}/auto-replies`)).toEqual({
      replies: [],
      answersSingleChoices: false,
      skipsTrades: false,
      changedAt: null,
    });
    bea.received.splice(0);
    await bidFirst(bea, id);
    await letOrdersAnswer(id);
    for (const path of ["", "/steps", "/replay", "/replay/changes", "/position", "/auto-replies"]) {
      await bea.call<Position>("GET", `/v1/games/${id}${path}`);
    }
    expect(bea.received.join()).not.toMatch(/canary|"order"/);
  });

  it.each([
    ["a move that the ruleset does not know", [{ ...bidding, move: { type: "send", fields: {} } }]],
    ["a field that the move does not have", [{ ...bidding, move: { type: "bid", fields: { coins: 1 } } }]],
    ["a value that the field cannot hold", [{ ...bidding, move: { type: "bid", fields: { card: "ace" } } }]],
    ["another type among its fields", [{ ...bidding, move: { type: "bid", fields: { type: 7 } } }]],
    ["a condition that is none", [{ ...bidding, condition: { when: "lucky" } }]],
    ["no label", [{ ...bidding, label: " " }]],
    ["more than forty", Array.from({ length: 41 }, () => bidding)],
  ])("rejects %s", async (_, orders) => {
    const { id } = await begunGame([ada, bea]);
    const answer = await ada.call("PUT", `/v1/games/${id}/auto-replies`, { replies: orders });
    expect(answer).toMatchObject({ status: 400, body: { code: "malformed-request" } });
    expect(await ada.get(`/v1/games/${id}/auto-replies`)).toMatchObject({ replies: [] });
  });

  it("belongs to players of the game", async () => {
    const { id } = await begunGame([ada, bea]);
    const answer = await cid.call("PUT", `/v1/games/${id}/auto-replies`, { replies: [bidding] });
    expect(answer).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
  });
});
