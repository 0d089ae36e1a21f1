import { afterAll, beforeAll, expect, it } from "vitest";
import { createGameServices } from "../../../src/composition/game-services.ts";
import { storePresences } from "../../../src/features/notifications/notifications-store.ts";
import { playAutomaticAnswers } from "../../../src/features/play/automatic-answers/play-automatic-answers.ts";
import { presenceFeed } from "../../../src/features/play/viewing/presence/presence-feed.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, guest } from "../../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../../support/server/test-server.ts";

const database = testDatabase();
const complaints: unknown[] = [];
const onError = (error: unknown) => void complaints.push(error);
/** A process whose presences are read when the test says so. */
const { playDeps, store } = createGameServices({ pool: database.pool, registry: testRegistry, onError });
const { onlinePlayers } = playDeps;
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cid: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  [ada, bea, cid] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cid")];
});
afterAll(async () => {
  await server.close();
  expect(complaints).toEqual([]);
});

const looksAt = (player: Caller, game: string) =>
  storePresences(database.pool, [{ account: player.id, subject: game }]);
const hasLeft = (player: Caller) =>
  database.pool.query("update presences set seen_at = now() - interval '1 minute' where account_id = $1", [player.id]);

async function followedGame(players: readonly Caller[]) {
  const { id } = await begunGame(players);
  const wakes: object[] = [];
  store.updates.follow(id, (wake) => wakes.push(wake));
  const game = await store.current(id);
  if (game === undefined) throw new Error("there is no game");
  return { id, game, wakes };
}

it("players learn who comes and goes in any process; spectators learn nothing", async () => {
  const { id, game, wakes } = await followedGame([ada, bea]);
  const [toAda, toCid] = [presenceFeed(playDeps, ada.id), presenceFeed(playDeps, cid.id)];
  expect(toAda(game)).toBeUndefined();
  await looksAt(bea, id);
  await looksAt(cid, id);
  await onlinePlayers.refresh();
  expect(wakes).toEqual([{ isPresence: true }]);
  expect([toAda(game), toCid(game)]).toEqual([JSON.stringify({ seats: [1] }), undefined]);
  await onlinePlayers.refresh();
  expect([wakes.length, toAda(game)]).toEqual([1, undefined]);
  await hasLeft(bea);
  await onlinePlayers.refresh();
  expect([wakes.length, toAda(game)]).toEqual([2, JSON.stringify({ seats: [] })]);
});

it("players can hide that they are online", async () => {
  const { id } = await followedGame([ada, bea]);
  await Promise.all([looksAt(ada, id), looksAt(bea, id)]);
  await bea.call("PATCH", "/v1/account/profile", { showsPresence: false });
  await onlinePlayers.refresh();
  expect(onlinePlayers.in(id)).toEqual([0]);
  await bea.call("PATCH", "/v1/account/profile", { showsPresence: true });
  await onlinePlayers.refresh();
  expect(onlinePlayers.in(id)).toEqual([0, 1]);
});

it("a player who is answered for looks like a visitor, before the answer and after it", async () => {
  const { id } = await followedGame([ada, bea]);
  const reply = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields: {} }, label: "Bid" };
  await bea.call("PUT", `/v1/games/${id}/auto-replies`, { replies: [reply] });
  const answerAfter = (milliseconds: number) => {
    const deps = { ...playDeps, answerDelay: () => milliseconds };
    return playAutomaticAnswers(deps, id, () => false);
  };
  const onlineNow = async () => {
    await onlinePlayers.refresh();
    return onlinePlayers.in(id);
  };
  await bidFirst(ada, id);
  // Longer than any visit before an answer.
  await answerAfter(300_000);
  expect(await onlineNow()).toEqual([]);
  await database.pool.query("update auto_replies set reply_at = now() + interval '10 seconds' where game_id = $1", [
    id,
  ]);
  expect(await onlineNow()).toEqual([1]);
  // In the past: a column with milliseconds rounds `now()` up.
  await database.pool.query("update auto_replies set reply_at = now() - interval '1 second' where game_id = $1", [id]);
  await answerAfter(0);
  expect((await ada.position(id)).question).toMatchObject({ number: 2 });
  expect(await onlineNow()).toEqual([1]);
  await database.pool.query("update auto_replies set present_until = now() - interval '1 second' where game_id = $1", [
    id,
  ]);
  expect(await onlineNow()).toEqual([]);
});
