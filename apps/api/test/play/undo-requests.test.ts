import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import type { Chronicle, UndoRequest } from "../../src/features/play/types.ts";
import { agreeToUndo, gamesWithAgreedRequest, undoRequestAt } from "../../src/stores/games/undo-requests-store.ts";
import { overtaken } from "../support/database/in-order.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, guest, playOn } from "../support/server/caller.ts";
import { type Frame, followed } from "../support/server/followed.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cid: Caller;

beforeAll(async () => {
  server = await startServer(database);
  [ada, bea, cid] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cid")];
});
afterAll(() => server.close());

const pathOf = (game: string) => `/v1/games/${game}/undo-request`;
const ask = (player: Caller, game: string, expectedVersion: number) =>
  player.call<UndoRequest>("POST", pathOf(game), { expectedVersion });
const answer = (player: Caller, game: string, expectedVersion: number, agrees: boolean) =>
  player.call<UndoRequest>("POST", `${pathOf(game)}/answer`, { expectedVersion, agrees });

/** The undo requests that were announced. */
const toldOf = (frames: readonly Frame[]) =>
  frames.flatMap(({ event, data }) => (event === "undo" ? [data as UndoRequest] : []));

/** Ada and Bea have bid; Bea's bid revealed both, so Ada's cannot be undone freely. */
async function afterTwoBids(players: readonly Caller[], opening: object = {}) {
  const { id, version } = await begunGame(players, { options: { rounds: 2 }, ...opening });
  const position = await ada.position(id);
  await bidFirst(ada, id);
  await bidFirst(bea, id);
  return { id, begun: version, position, head: version + 2 };
}

describe("undo by agreement", () => {
  it("requires all players, and restores the earlier position", async () => {
    const { id, position, begun, head } = await afterTwoBids([ada, bea, cid]);
    const asked = await ask(ada, id, head);
    expect(asked).toMatchObject({ status: 200, body: { request: { seat: 0, to: begun, waitingFor: [1, 2] } } });
    expect((await answer(bea, id, head, true)).body.request).toMatchObject({ agreed: [1], waitingFor: [2] });
    expect((await ada.position(id)).version).toBe(head);
    expect((await answer(cid, id, head, true)).body).toMatchObject({ version: head + 1, request: null });
    const { view, choices } = await ada.position(id);
    expect({ view, choices }).toEqual({ view: position.view, choices: position.choices });
    const { steps } = await cid.get<Chronicle>(`/v1/games/${id}/steps`);
    expect(steps.at(-1)).toMatchObject({ kind: "undo", seat: 0, undoneTo: begun, consentedBy: [1, 2] });
    expect(steps.filter(({ kind }) => kind === "move")).toHaveLength(2);
  });

  it("ends when one player declines", async () => {
    const { id, head } = await afterTwoBids([ada, bea, cid]);
    await ask(ada, id, head);
    expect((await answer(bea, id, head, false)).body.request).toMatchObject({ declinedBy: 1 });
    expect(await answer(cid, id, head, true)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect((await ada.position(id)).version).toBe(head);
  });

  it("lapses when the game moves on, and can be requested again", async () => {
    const { id, head } = await afterTwoBids([ada, bea, cid]);
    await ask(ada, id, head);
    await bidFirst(cid, id);
    expect(await ada.get(pathOf(id))).toMatchObject({ request: null, canRequest: true });
    expect(await answer(bea, id, head, true)).toMatchObject({ status: 409, body: { code: "stale-version" } });
    expect(await answer(bea, id, head + 1, true)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect(await ask(ada, id, head + 1)).toMatchObject({ status: 200 });
  });

  it("can be withdrawn, and only one request is open at a time", async () => {
    const { id, head } = await afterTwoBids([ada, bea, cid]);
    await ask(ada, id, head);
    expect(await ask(bea, id, head)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect(await ada.call("DELETE", pathOf(id))).toMatchObject({ status: 200, body: { request: null } });
    expect(await ask(bea, id, head)).toMatchObject({ status: 200, body: { request: { seat: 1 } } });
  });

  it("happens at once if there is no other person in the game", async () => {
    const { id, version } = await begunGame([ada], { seats: 2, bots: ["easy"], options: { rounds: 9 } });
    await bidFirst(ada, id);
    let head = version;
    while ((await ada.position(id)).question?.seats.join() !== "0") head += 0;
    head = (await ada.position(id)).version;
    expect(await ask(ada, id, head)).toMatchObject({ status: 200, body: { version: head + 1, request: null } });
  });

  it("happens once, however many agree at the same time", async () => {
    for (let round = 0; round < 20; round++) {
      const { id, head } = await afterTwoBids([ada, bea, cid]);
      await ask(ada, id, head);
      const answers = await Promise.all([bea, cid, bea, cid].map((player) => answer(player, id, head, true)));
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
      expect(steps.filter(({ kind }) => kind === "undo")).toHaveLength(1);
    }
  });

  it("is completed by the next process if one dies after the last agreement", async () => {
    const [left, asked] = [await afterTwoBids([ada, bea, cid]), await afterTwoBids([ada, bea, cid])];
    await ask(ada, left.id, left.head);
    await ask(ada, asked.id, asked.head);
    await answer(bea, left.id, left.head, true);
    await answer(bea, asked.id, asked.head, true);
    // All that a process had done before it died.
    await agreeToUndo(database.pool, { game: left.id, version: left.head, seat: 2 });
    const last = async () => (await ada.get<Chronicle>(`/v1/games/${left.id}/steps`)).steps.at(-1);
    await expect.poll(last, { timeout: 60_000 }).toMatchObject({ kind: "undo", undoneTo: left.begun });
    expect(await last()).toMatchObject({ seat: 0, consentedBy: [1, 2] });
    expect(await gamesWithAgreedRequest(database.pool, testRegistry.ids)).toEqual([]);
    expect(await ada.get(pathOf(asked.id))).toMatchObject({ version: asked.head, request: { waitingFor: [2] } });
  });

  it("leaves a game log that can be verified, and not without the agreement", async () => {
    const { id, head } = await afterTwoBids([ada, bea]);
    await ask(ada, id, head);
    await answer(bea, id, head, true);
    await playOn([ada, bea], id);
    const { text } = await ada.call("GET", `/v1/games/${id}/export`);
    expect(text).toContain('"consentedBy":[1]');
    expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true, rulesChecked: true });
  });

  it("is announced to the players, and to nobody else", async () => {
    const { id, head } = await afterTwoBids([ada, bea]);
    const [hers, theirs] = [followed(bea, id, {}), followed(cid, id, {})];
    await hers.until((frames) => frames.length > 0);
    await ask(ada, id, head);
    await hers.until((frames) => frames.some(({ event }) => event === "undo"));
    await answer(bea, id, head, true);
    await hers.until((frames) => frames.some(({ id }) => id === head + 1));
    await theirs.until((frames) => frames.some(({ id }) => id === head + 1));
    // Between the last agreement and its effect, the request may be announced once more.
    await hers.until((frames) => toldOf(frames).at(-1)?.request === null);
    expect(toldOf(hers.frames)[0]).toMatchObject({ request: { seat: 0, waitingFor: [1] } });
    expect(toldOf(theirs.frames)).toEqual([]);
    await Promise.all([hers.stop(), theirs.stop()]);
  });
});

describe("an undo request", () => {
  it("is rejected from players who have not moved, have no seat, or know an older position", async () => {
    const { id, version } = await begunGame([ada, bea]);
    expect(await ask(ada, id, version)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect(await ask(cid, id, version)).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    await bidFirst(ada, id);
    expect(await ask(ada, id, version)).toMatchObject({ status: 409, body: { code: "stale-version" } });
    expect(await answer(ada, id, version + 1, true)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect(await ada.call("POST", pathOf(id), {})).toMatchObject({ status: 400 });
  });

  it("is rejected if a move was faster", async () => {
    const { id, head } = await afterTwoBids([ada, bea, cid]);
    const move = () => bidFirst(cid, id);
    const late = await overtaken(database, "undo_requests", () => ask(ada, id, head), move);
    expect(late).toMatchObject({ status: 409, body: { code: "stale-version", head: head + 1 } });
    expect(await undoRequestAt(database.pool, id, head)).toBeUndefined();
  });

  it("cannot be granted by the player who asks", async () => {
    const { id, head } = await afterTwoBids([ada, bea]);
    await ask(ada, id, head);
    expect(await answer(ada, id, head, true)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
  });
});
