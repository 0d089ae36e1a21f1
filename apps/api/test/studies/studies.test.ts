import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StudyBody, StudyMoveResult, StudyPosition } from "../../src/features/studies/types.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, Caller, guest, playOn } from "../support/server/caller.ts";
import { followedAt } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let maud: Caller;
let odo: Caller;
let eve: Caller;
let nobody: Caller;
/** A finished public game of Maud and Odo, and the version after its start. */
let game: string;
let begun: number;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [maud, odo, eve] = [await guest(server.url, "Maud"), await guest(server.url, "Odo"), await guest(server.url, "Eve")];
  nobody = new Caller(server.url);
  ({ id: game, version: begun } = await begunGame([maud, odo], { options: { rounds: 2 } }));
  await playOn([maud, odo], game);
});
afterAll(() => server.close());

const studyOf = (who: Caller, change: object = {}) =>
  who.post<StudyBody>("/v1/studies", { from: "game", game, version: begun, title: "What if", ...change });
const fromStart = (who: Caller, change: object = {}) =>
  who.post<StudyBody>("/v1/studies", {
    ...{ from: "start", ruleset: "sealed-bids", options: { rounds: 3 }, seats: 2, title: "Opening", ...change },
  });
const positionAt = (who: Caller, study: string, node: number) =>
  who.get<StudyPosition>(`/v1/studies/${study}/nodes/${node}`);
const cardsOf = ({ choices }: StudyPosition, seat: number): readonly number[] => {
  const bids = choices.find((one) => one.seat === seat)?.choices.find(({ type }) => String(type) === "bid");
  return (bids?.fields as { card?: { oneOf: number[] } } | undefined)?.card?.oneOf ?? [];
};
const tryMove = (who: Caller, study: string, body: object, headers: Record<string, string> = {}) =>
  who.call<StudyMoveResult>("POST", `/v1/studies/${study}/moves`, body, headers);
interface Bid {
  readonly node: number;
  readonly seat: number;
  /** The place of the card in the hand of the seat. */
  readonly place?: number;
  readonly drawsAgain?: true;
}
/** Bids a card of a seat at a node. */
async function bid(who: Caller, study: string, { node, seat, place = 0, ...more }: Bid) {
  const card = cardsOf(await positionAt(who, study, node), seat)[place];
  const answer = await tryMove(who, study, { node, seat, move: { type: "bid", card }, ...more });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.body;
}
const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as { code?: string } | undefined)?.code];
};

describe("a study of a finished game", () => {
  it("begins at a step, shows everything, and grows as a tree of moves", async () => {
    const study = await studyOf(maud);
    expect(study).toMatchObject({
      origin: { type: "game", game, version: begun },
      ...{ visibility: "private", mayMove: true, seats: 2, nodes: [] },
      title: { text: "What if", by: { account: maud.id, name: "Maud" } },
    });
    const first = await bid(maud, study.id, { node: 1, seat: 0 });
    const answer = await bid(maud, study.id, { node: first.node, seat: 1 });
    const branch = await bid(maud, study.id, { node: 1, seat: 0, place: 1 });
    const { nodes } = await maud.get<StudyBody>(`/v1/studies/${study.id}`);
    expect(nodes.map(({ node, parent, seat }) => [node, parent, seat])).toEqual([
      [first.node, 1, 0],
      [answer.node, first.node, 1],
      [branch.node, 1, 0],
    ]);
    expect((await positionAt(maud, study.id, answer.node)).question?.number).toBe(2);
    expect((await positionAt(maud, study.id, branch.node)).question).toMatchObject({ number: 1, seats: [1] });
    expect(JSON.stringify(await positionAt(maud, study.id, 1))).not.toContain("hidden");
  });

  it("does not exist for a running game, a game that one may not see, or a version that is none", async () => {
    const running = await begunGame([maud, odo]);
    const asked = (who: Caller, body: object) =>
      codeOf(who.call("POST", "/v1/studies", { from: "game", game, version: begun, title: "None", ...body }));
    expect(await asked(maud, { game: running.id, version: running.version })).toEqual([409, "not-finished"]);
    expect(await asked(maud, { version: 1 })).toEqual([404, "not-found"]);
    expect(await asked(maud, { version: 999 })).toEqual([404, "not-found"]);
    const start = { from: "start", ruleset: "sealed-bids", title: "None", seats: 2 };
    const begin = (body: object) => codeOf(maud.call("POST", "/v1/studies", { ...start, ...body }));
    expect(await begin({ options: { rounds: 0 } })).toEqual([400, "malformed-request"]);
    expect(await begin({ options: { rounds: 1 }, seats: 9 })).toEqual([400, "malformed-request"]);
    const closed = await maud.open({ visibility: "invitation", options: { rounds: 1 } });
    await odo.post(`/v1/games/${closed.id}/seats`, { invitation: closed.invitation });
    await maud.post(`/v1/games/${closed.id}/start`);
    await playOn([maud, odo], closed.id);
    const { version } = await maud.position(closed.id);
    const ofClosed = { game: closed.id, version };
    expect(await asked(eve, ofClosed)).toEqual([404, "not-found"]);
    expect(await asked(maud, { ...ofClosed, visibility: "public" })).toEqual([422, "unfit"]);
    const { id } = await studyOf(maud, ofClosed);
    expect(await codeOf(maud.call("PATCH", `/v1/studies/${id}`, { visibility: "public" }))).toEqual([422, "unfit"]);
    const shared = await maud.call("PATCH", `/v1/studies/${id}`, { visibility: "link" });
    expect(shared.status).toBe(200);
    const fork = eve.call("POST", `/v1/studies/${id}/forks`, { title: "Mine", visibility: "public" });
    expect(await codeOf(fork)).toEqual([422, "unfit"]);
  });
});

describe("moves in a study", () => {
  it("are judged by the rules, at a node that exists, for members only", async () => {
    const { id } = await fromStart(maud, { visibility: "link" });
    const move = { type: "bid", card: 1 };
    expect(await codeOf(tryMove(maud, id, { node: 1, seat: 0, move }))).toEqual([422, "refused"]);
    expect(await codeOf(tryMove(maud, id, { node: 9, seat: 0, move }))).toEqual([404, "not-found"]);
    expect(await codeOf(tryMove(maud, id, { node: 1, seat: 5, move }))).toEqual([400, "malformed-request"]);
    expect(await codeOf(tryMove(eve, id, { node: 1, seat: 0, move }))).toEqual([403, "forbidden"]);
    const other = { ruleset: "middle-ages", node: 1, seat: 0, move: { type: "pass" } };
    expect((await tryMove(maud, id, other)).status).toBeGreaterThanOrEqual(400);
  });

  it("lead to the node that exists, and draw again only when asked", async () => {
    const { id } = await fromStart(maud);
    const first = await bid(maud, id, { node: 1, seat: 0 });
    expect(await bid(maud, id, { node: 1, seat: 0 })).toMatchObject({ isNew: false, node: first.node });
    expect(await bid(maud, id, { node: 1, seat: 0, drawsAgain: true })).toMatchObject({
      isNew: false,
      node: first.node,
    });
    const drawn = await bid(maud, id, { node: first.node, seat: 1 });
    expect(drawn.added.draws).toBe(2);
    expect(await bid(maud, id, { node: first.node, seat: 1 })).toMatchObject({ isNew: false, node: drawn.node });
    const again = await bid(maud, id, { node: first.node, seat: 1, drawsAgain: true });
    expect(again).toMatchObject({ isNew: true, added: { parent: first.node, draws: 2 } });
    expect(again.added.facts).not.toEqual(drawn.added.facts);
  });

  it("are played once if a request is repeated", async () => {
    const { id } = await fromStart(maud);
    const card = cardsOf(await positionAt(maud, id, 1), 0)[0];
    const body = { node: 1, seat: 0, move: { type: "bid", card }, drawsAgain: true };
    const send = () => tryMove(maud, id, body, { "idempotency-key": "one" });
    const [one, two] = [await send(), await send()];
    expect([one.status, two.body.node]).toEqual([200, one.body.node]);
    const changed = tryMove(maud, id, { ...body, seat: 1 }, { "idempotency-key": "one" });
    expect(await codeOf(changed)).toEqual([409, "idempotency-key-reused"]);
    const opened = () =>
      maud.post<StudyBody>(
        "/v1/studies",
        { from: "game", game, version: begun, title: "Twice" },
        { "idempotency-key": "two" },
      );
    expect((await opened()).id).toBe((await opened()).id);
  });

  it("are taken back with all that follow, and their texts", async () => {
    const { id } = await fromStart(maud);
    const first = await bid(maud, id, { node: 1, seat: 0 });
    const second = await bid(maud, id, { node: first.node, seat: 1 });
    await maud.call("PATCH", `/v1/studies/${id}/nodes/${second.node}`, { comment: "This wins." });
    const { body } = await maud.call<StudyBody>("DELETE", `/v1/studies/${id}/nodes/${first.node}`);
    expect(body.nodes).toEqual([]);
    expect(await codeOf(maud.call("GET", `/v1/studies/${id}/nodes/${second.node}`))).toEqual([404, "not-found"]);
    const { rows } = await database.pool.query("select part from study_texts where study_id = $1", [id]);
    expect(rows).toEqual([{ part: "title" }]);
    expect((await bid(maud, id, { node: 1, seat: 0 })).node).toBeGreaterThan(second.node);
  });
});

describe("who reads and writes", () => {
  it("follows from visibility and members", async () => {
    const { id } = await fromStart(maud);
    const statuses = async () =>
      Promise.all([maud, odo, eve, nobody].map(async (who) => (await who.call("GET", `/v1/studies/${id}`)).status));
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    expect((await maud.call("PUT", `/v1/studies/${id}/members/${odo.id}`)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    expect(await bid(odo, id, { node: 1, seat: 0 })).toMatchObject({
      isNew: true,
      added: { by: { account: odo.id, name: "Odo" } },
    });
    expect(await codeOf(odo.call("PATCH", `/v1/studies/${id}`, { title: "Odo’s" }))).toEqual([403, "forbidden"]);
    expect(await codeOf(odo.call("DELETE", `/v1/studies/${id}`))).toEqual([403, "forbidden"]);
    await maud.call("PATCH", `/v1/studies/${id}`, { visibility: "link" });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await odo.call("DELETE", `/v1/studies/${id}/members/${odo.id}`)).status).toBe(204);
    expect(await codeOf(tryMove(odo, id, { node: 1, seat: 0, move: { type: "stake", coins: 1 } }))).toEqual([
      ...[403, "forbidden"],
    ]);
    expect(await codeOf(maud.call("PUT", `/v1/studies/${id}/members/none`))).toEqual([404, "not-found"]);
  });

  it("lists public studies for everyone, and your own", async () => {
    const [hidden, shown] = [await studyOf(odo), await studyOf(odo, { visibility: "public", title: "For all" })];
    const list = async (who: Caller, query: string) =>
      (await who.get<{ studies: { id: string }[] }>(`/v1/studies?${query}`)).studies.map(({ id }) => id);
    expect(await list(nobody, `game=${game}`)).toEqual([shown.id]);
    expect(await list(odo, `mine=true&game=${game}`)).toEqual([shown.id, hidden.id]);
    expect(await list(odo, "ruleset=village")).toEqual([]);
    const page = await odo.get<{ next: string | null }>(`/v1/studies?mine=true&game=${game}&limit=1`);
    expect(await list(odo, `mine=true&game=${game}&limit=1&cursor=${page.next}`)).toEqual([hidden.id]);
    await odo.call("DELETE", `/v1/studies/${shown.id}`);
    expect(await list(nobody, `game=${game}`)).toEqual([]);
    expect((await odo.call("GET", `/v1/studies/${shown.id}`)).status).toBe(404);
  });

  it("forks the moves with their draws, without the texts", async () => {
    const { id } = await fromStart(maud, { visibility: "public" });
    const first = await bid(maud, id, { node: 1, seat: 0 });
    const second = await bid(maud, id, { node: first.node, seat: 1 });
    await maud.call("PATCH", `/v1/studies/${id}/nodes/${second.node}`, { name: "Main line", comment: "Hers." });
    const fork = await eve.post<StudyBody>(`/v1/studies/${id}/forks`, { title: "Eve’s own" });
    expect(fork).toMatchObject({ forkOf: { study: id }, owner: { account: eve.id }, title: { text: "Eve’s own" } });
    expect(fork.nodes.map(({ node, parent, name }) => [node, parent, name])).toEqual([
      [2, 1, null],
      [3, 2, null],
    ]);
    const viewOf = async (who: Caller, study: string, node: number) => (await positionAt(who, study, node)).view;
    expect(await viewOf(eve, fork.id, 3)).toEqual(await viewOf(maud, id, second.node));
    expect((await eve.call("GET", "/v1/studies?mine=true")).text).not.toContain("Hers.");
  });
});

describe("changes of a study", () => {
  it("come by a live stream, which ends for viewers who may no longer read", async () => {
    const { id, version } = await fromStart(maud, { visibility: "link" });
    const stream = followedAt(eve, `/v1/studies/${id}/stream`, { after: version });
    const { node } = await bid(maud, id, { node: 1, seat: 0 });
    await maud.call("PATCH", `/v1/studies/${id}/nodes/${node}`, { comment: "Look." });
    await expect
      .poll(() => stream.frames.map(({ data }) => data))
      .toMatchObject([
        { kind: "node-added", node, by: maud.id },
        { kind: "text-changed", node },
      ]);
    await maud.call("PATCH", `/v1/studies/${id}`, { visibility: "private" });
    expect(await stream.ended).toBe("closed by the server");
  });

  it("can be downloaded as a log whose digests are chained, without texts", async () => {
    const study = await fromStart(maud, { title: "A secret title" });
    const { node } = await bid(maud, study.id, { node: 1, seat: 0 });
    const { text } = await maud.call("GET", `/v1/studies/${study.id}/export`);
    const [manifest, ...events] = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(manifest).toMatchObject({ format: "seneschal-study-1", study: study.id, events: events.length });
    expect(events.map(({ type }: { type: string }) => type)).toEqual(["StudyOpened", "TextChanged", "NodeAdded"]);
    expect(events.at(-1)).toMatchObject({ version: node, digest: manifest.head });
    expect(text).not.toContain("secret title");
  });
});

describe("advice", () => {
  it("names up to three moves of a seat with what they lead to", async () => {
    const { id } = await fromStart(maud);
    const advice = await maud.get<{ moves: { move: { type: string }; bestShare: number }[] }>(
      `/v1/studies/${id}/nodes/1/advice?seat=1`,
    );
    expect(advice).toMatchObject({ study: id, node: 1, seat: 1 });
    expect(advice.moves).toHaveLength(3);
    expect(await codeOf(maud.call("GET", `/v1/studies/${id}/nodes/1/advice?seat=7`))).toEqual([
      400,
      "malformed-request",
    ]);
    expect(await codeOf(nobody.call("GET", `/v1/studies/${id}/nodes/1/advice`))).toEqual([401, "not-signed-in"]);
  });
});

describe("moderators", () => {
  it("get reports of texts, and remove studies with a reason", async () => {
    const moderator = await staffMember(database.pool, server.url, "moderator", "Mahaut");
    const { id } = await fromStart(maud, { visibility: "public", title: "Rude" });
    const report = { part: "title", reason: "It is rude." };
    const sent = await eve.post<{ id: string }>(`/v1/studies/${id}/nodes/1/reports`, report);
    const none = eve.call("POST", `/v1/studies/${id}/nodes/1/reports`, { ...report, part: "comment" });
    expect(await codeOf(none)).toEqual([404, "not-found"]);
    const told = await moderator.get(`/v1/admin/reports/${sent.id}`);
    expect(told).toMatchObject({
      game: id,
      accused: { account: maud.id },
      excerpt: [{ text: "Rude", account: maud.id }],
    });
    const removal = `/v1/admin/studies/${id}/removal`;
    expect(await codeOf(eve.call("POST", removal, { reason: "It is rude." }))).toEqual([403, "forbidden"]);
    expect((await moderator.call("POST", removal, { reason: "It is rude." })).status).toBe(204);
    expect(await codeOf(moderator.call("POST", removal, { reason: "It is rude." }))).toEqual([404, "not-found"]);
    expect((await maud.call("GET", `/v1/studies/${id}`)).status).toBe(404);
    const { rows } = await database.pool.query("select text from study_texts where study_id = $1", [id]);
    expect(rows).toEqual([]);
    const audit = await database.pool.query("select operation, reason from audit_entries where subject_id = $1", [id]);
    expect(audit.rows).toEqual([{ operation: "removeStudyAsStaff", reason: "It is rude." }]);
  });
});

describe("when an account is deleted", () => {
  it("its texts go, its studies go to the first member or are removed", async () => {
    const gone = await guest(server.url, "Gone");
    const [alone, shared] = [await fromStart(gone, { visibility: "public" }), await fromStart(gone)];
    const ofMaud = await fromStart(maud);
    await maud.call("PUT", `/v1/studies/${ofMaud.id}/members/${gone.id}`);
    await gone.call("PUT", `/v1/studies/${shared.id}/members/${odo.id}`);
    await gone.call("PATCH", `/v1/studies/${ofMaud.id}/nodes/1`, { comment: "From one who left." });
    const { body } = await gone.call<Record<string, unknown[]>>("GET", "/v1/account/export");
    expect(body.studyTexts).toHaveLength(3);
    expect(body.studies).toHaveLength(3);
    expect((await gone.call("POST", "/v1/account/deletion", {})).status).toBe(204);
    expect((await nobody.call("GET", `/v1/studies/${alone.id}`)).status).toBe(404);
    expect(await odo.get(`/v1/studies/${shared.id}`)).toMatchObject({
      owner: { account: odo.id },
      members: [],
      title: null,
    });
    expect(await maud.get(`/v1/studies/${ofMaud.id}`)).toMatchObject({ members: [], comment: null });
  });
});
