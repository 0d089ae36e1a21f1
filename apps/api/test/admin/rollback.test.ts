import type { adminGames, games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProjections } from "../../src/composition/rebuild.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import type { Chronicle, UndoRequest } from "../../src/features/play/types.ts";
import { agreeToUndo } from "../../src/stores/games/undo-requests-store.ts";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { overtaken } from "../support/database/in-order.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, type Caller, firstCard, guest, playOn } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let ada: Caller;
let bea: Caller;
let cid: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsJobs: false, runsBots: false });
  director = await staffMember(database.pool, server.url, "director", "Dorothea");
  [ada, bea, cid] = [await guest(server.url, "Ada"), await guest(server.url, "Bea"), await guest(server.url, "Cid")];
});
afterAll(() => server.close());

const reason = "Bea's cat walked over the table.";
const path = (game: string, rest = "") => `/v1/admin/games/${game}/rollback-proposal${rest}`;
const propose = (game: string, expectedVersion: number, to: number, by = director) =>
  by.call<adminGames.RollbackProposal>("POST", path(game), { expectedVersion, to, reason });
const withdraw = (game: string, expectedVersion: number) =>
  director.call("POST", path(game, "/withdrawal"), { expectedVersion, reason: "They sorted it out." });
const answer = (player: Caller, game: string, expectedVersion: number, agrees: boolean) =>
  player.call<UndoRequest>("POST", `/v1/games/${game}/undo-request/answer`, { expectedVersion, agrees });
const stepsOf = async (game: string) => (await ada.get<Chronicle>(`/v1/games/${game}/steps`)).steps;
const operationsOn = async (game: string) =>
  (await auditEntriesIn(database.pool))
    .filter(({ subject_id }) => subject_id === game)
    .map(({ operation }) => operation);

/** Ada and Bea have bid; `to` is the version before. */
async function afterTwoBids(players: readonly Caller[] = [ada, bea], opening: object = {}) {
  const { id, version: to } = await begunGame(players, { options: { rounds: 3 }, ...opening });
  const { view } = await ada.position(id);
  await bidFirst(ada, id);
  await bidFirst(bea, id);
  return { id, to, view, head: to + 2 };
}

describe("a rollback proposal", () => {
  it("requires the agreement of all players, deletes nothing, and shows who agreed and why", async () => {
    const { id, to, view, head } = await afterTwoBids([ada, bea, cid]);
    const proposed = await propose(id, head, to);
    expect(proposed).toMatchObject({
      status: 200,
      body: { seat: null, to, reason, agreed: [], waitingFor: [0, 1, 2], declinedBy: null, version: head },
    });
    expect(await ada.get(`/v1/games/${id}/undo-request`)).toMatchObject({ request: { seat: null, to, reason } });
    await answer(ada, id, head, true);
    expect((await answer(bea, id, head, true)).body.request).toMatchObject({ agreed: [0, 1], waitingFor: [2] });
    expect((await ada.position(id)).version).toBe(head);
    expect((await answer(cid, id, head, true)).body).toMatchObject({ version: head + 1, request: null });
    expect((await ada.position(id)).view).toEqual(view);
    const steps = await stepsOf(id);
    expect(steps.at(-1)).toMatchObject({ kind: "rolled-back", undoneTo: to, consentedBy: [0, 1, 2], reason });
    expect(steps.filter(({ kind }) => kind === "move")).toHaveLength(2);
    expect(await operationsOn(id)).toEqual(["proposeRollback", "rollBackGame"]);
    const [, done] = (await auditEntriesIn(database.pool)).filter(({ subject_id }) => subject_id === id);
    expect(done).toMatchObject({ actor: director.id, reason });
    expect(await director.post("/v1/admin/audit/verification")).toMatchObject({ isSound: true });
  });

  it("ends when one player declines, and can then be made again", async () => {
    const { id, to, head } = await afterTwoBids();
    await propose(id, head, to);
    await answer(ada, id, head, true);
    expect((await answer(bea, id, head, false)).body.request).toMatchObject({ declinedBy: 1 });
    expect(await answer(ada, id, head, true)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect((await ada.position(id)).version).toBe(head);
    expect(await operationsOn(id)).toEqual(["proposeRollback"]);
    const seen = await director.get<adminGames.Inspection>(`/v1/admin/games/${id}`);
    expect(seen.undoRequest).toMatchObject({ declinedBy: 1, agreed: [0] });
    expect((await propose(id, head, to)).body).toMatchObject({ agreed: [], declinedBy: null });
  });

  it("lapses when the game moves on", async () => {
    const { id, to, head } = await afterTwoBids();
    await propose(id, head, to);
    await answer(ada, id, head, true);
    await bidFirst(ada, id);
    expect(await answer(bea, id, head, true)).toMatchObject({ status: 409, body: { code: "stale-version" } });
    expect((await director.get<adminGames.Inspection>(`/v1/admin/games/${id}`)).undoRequest).toBeNull();
    expect((await stepsOf(id)).some(({ kind }) => kind === "rolled-back")).toBe(false);
    expect((await propose(id, head + 1, to)).status).toBe(200);
  });

  it("is executed and logged once if the process dies after the last agreement", async () => {
    const { id, to, head } = await afterTwoBids();
    await propose(id, head, to);
    await answer(ada, id, head, true);
    await agreeToUndo(database.pool, { game: id, version: head, seat: 1 });
    expect((await ada.position(id)).version).toBe(head);
    const heirs = await Promise.all([
      startServer(database, { runsJobs: false }),
      startServer(database, { runsJobs: false }),
    ]);
    await expect.poll(async () => (await stepsOf(id)).at(-1)?.kind, { timeout: 60_000 }).toBe("rolled-back");
    await Promise.all(heirs.map((heir) => heir.close()));
    expect((await stepsOf(id)).at(-1)).toMatchObject({ undoneTo: to, consentedBy: [0, 1], reason });
    expect(await operationsOn(id)).toEqual(["proposeRollback", "rollBackGame"]);
  });

  it("is neither made nor logged if a move was faster", async () => {
    const { id, to, head } = await afterTwoBids();
    const move = () => bidFirst(ada, id);
    const late = await overtaken(database, "undo_requests", () => propose(id, head, to), move);
    expect(late).toMatchObject({ status: 409, body: { code: "stale-version", head: head + 1 } });
    expect(await operationsOn(id)).toEqual([]);
  });

  it("asks only people: bots and caretakers do not vote", async () => {
    const { id, to, head } = await afterTwoBids([ada, bea, cid]);
    await cid.post(`/v1/games/${id}/resignation`);
    const { version } = await ada.position(id);
    expect(version).toBeGreaterThan(head);
    expect((await propose(id, version, to)).body).toMatchObject({ waitingFor: [0, 1] });
    await answer(ada, id, version, true);
    expect((await answer(bea, id, version, true)).body.version).toBe(version + 1);
  });

  it("is announced to the players", async () => {
    const { id, to, head } = await afterTwoBids();
    const hers = followed(bea, id, {});
    await hers.until((frames) => frames.length > 0);
    await propose(id, head, to);
    await hers.until((frames) => frames.some(({ event }) => event === "undo"));
    const told = hers.frames.find(({ event }) => event === "undo")?.data;
    expect(told).toMatchObject({ request: { seat: null, to, reason, waitingFor: [0, 1] } });
    await Promise.all([answer(ada, id, head, true), answer(bea, id, head, true)]);
    await hers.until((frames) => frames.some(({ id: version }) => version === head + 1));
    await hers.stop();
  });

  it("leaves a game log that can be rebuilt and verified, and not without the agreement", async () => {
    const { id, to, head } = await afterTwoBids();
    await propose(id, head, to);
    await answer(ada, id, head, true);
    await answer(bea, id, head, true);
    await rebuildProjections(database.pool, testRegistry);
    expect(await director.post(`/v1/admin/games/${id}/verification`)).toMatchObject({ isSound: true });
    await playOn([ada, bea], id);
    const { text } = await ada.call("GET", `/v1/games/${id}/export`);
    expect(text).toContain('"consentedBy":[0,1]');
    expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true, rulesChecked: true });
    const forged = text.replace('"consentedBy":[0,1]', '"consentedBy":[0]');
    expect(verifyExport(testRegistry, forged)).toMatchObject({ isSound: false });
  });
});

describe("a rollback proposal in a race", () => {
  it("is executed once, however many agree at the same time", async () => {
    for (let round = 0; round < 10; round++) {
      const { id, to, head } = await afterTwoBids([ada, bea, cid]);
      await propose(id, head, to);
      const answers = await Promise.all([ada, bea, cid, ada, bea, cid].map((who) => answer(who, id, head, true)));
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect((await stepsOf(id)).filter(({ kind }) => kind === "rolled-back")).toHaveLength(1);
      expect(await operationsOn(id)).toEqual(["proposeRollback", "rollBackGame"]);
    }
  });

  it("either the rollback or a move happens, and the slower one gets an error", async () => {
    for (let round = 0; round < 10; round++) {
      const { id, to, head } = await afterTwoBids();
      const card = firstCard(await ada.position(id));
      await propose(id, head, to);
      await answer(ada, id, head, true);
      const [agreed, moved] = await Promise.all([
        answer(bea, id, head, true),
        ada.tryMove(id, head, { type: "bid", card }),
      ]);
      const [next] = (await stepsOf(id)).filter(({ version }) => version === head + 1);
      expect(next?.kind === "rolled-back" ? agreed.status : moved.status).toBe(200);
      const isBack = next?.kind === "rolled-back";
      if (!isBack) expect(agreed).toMatchObject({ status: 409, body: { code: "stale-version" } });
      const expected = isBack ? ["proposeRollback", "rollBackGame"] : ["proposeRollback"];
      expect(await operationsOn(id)).toEqual(expected);
    }
  });

  it("either the rollback or a withdrawal happens", async () => {
    for (let round = 0; round < 10; round++) {
      const { id, to, head } = await afterTwoBids();
      await propose(id, head, to);
      await answer(ada, id, head, true);
      const [agreed, withdrawn] = await Promise.all([answer(bea, id, head, true), withdraw(id, head)]);
      expect([agreed.status, withdrawn.status].filter((status) => status < 400)).toHaveLength(1);
      const isBack = (await stepsOf(id)).some(({ kind }) => kind === "rolled-back");
      expect(isBack).toBe(agreed.status === 200);
    }
  });
});

describe("a rollback proposal is rejected", () => {
  it("if one is open, next to an undo request of the players, and at another version; nothing changes", async () => {
    const { id, to, head } = await afterTwoBids();
    const proposals = await Promise.all([propose(id, head, to), propose(id, head, to)]);
    expect(proposals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await propose(id, head, to)).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await propose(id, head - 1, to)).toMatchObject({ status: 409, body: { code: "stale-version" } });
    const own = await ada.call("POST", `/v1/games/${id}/undo-request`, { expectedVersion: head });
    expect(own).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect(await operationsOn(id)).toEqual(["proposeRollback"]);
    expect((await withdraw(id, head)).status).toBe(204);
    expect(await withdraw(id, head)).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await answer(bea, id, head, true)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
    expect(await ada.call("POST", `/v1/games/${id}/undo-request`, { expectedVersion: head })).toMatchObject({
      status: 200,
    });
    expect(await propose(id, head, to)).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await withdraw(id, head)).toMatchObject({ status: 409, body: { code: "done-already" } });
  });

  it("for a version without a position, without a reason, with nobody to ask, if the game is not running, and for the staff member's own game", async () => {
    const { id, head } = await afterTwoBids();
    for (const to of [1, head, 900]) expect((await propose(id, head, to)).status).toBe(400);
    const silent = { expectedVersion: head, to: head - 1, reason: " " };
    expect((await director.call("POST", path(id), silent)).status).toBe(400);
    const alone = await begunGame([ada], { seats: 2, bots: ["easy"], options: { rounds: 3 } });
    await ada.post(`/v1/games/${alone.id}/resignation`);
    const { version } = await ada.get<games.GameBody>(`/v1/games/${alone.id}`);
    expect((await propose(alone.id, version, alone.version)).status).toBe(400);
    const open = await ada.open({ seats: 3 });
    expect(await propose(open.id, open.version, 1)).toMatchObject({ status: 409, body: { code: "not-running" } });
    const own = await begunGame([director, bea]);
    expect(await propose(own.id, own.version, 4)).toMatchObject({ status: 403, body: { code: "own-game" } });
    expect((await propose("00000000-0000-4000-8000-000000000000", 1, 1)).status).toBe(404);
    expect(await operationsOn(id)).toEqual([]);
  });
});
