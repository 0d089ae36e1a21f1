import type { games, players } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import type { Chronicle } from "../../src/features/play/types.ts";
import { password } from "../support/accounts/members.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller, firstCard, guest, playOn } from "../support/server/caller.ts";
import { testRegistry } from "../support/server/test-server.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-02T10:00:00Z");
});
afterAll(() => simulation.close());

it("players replace one who vanished from a game without clocks, and who can come back", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", { language: "fr" })];
  const cyd = await simulation.join("Cyd");
  const { id } = await waitingGame("The mill", [ada, cyd], [bea]);
  expect(await game(ada, id)).toMatchObject({ presenceCheck: null, presenceCheckFrom: "2026-11-09T10:00:00.000Z" });
  await simulation.jump("2026-11-09T09:00:00Z");
  expect(await start(ada, id)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });

  await simulation.until("2026-11-09T10:00:00Z");
  simulation.takeMessages();
  const check = {
    startedBy: 0,
    startedAt: "2026-11-09T10:00:00.000Z",
    answerBy: "2026-11-12T10:00:00.000Z",
    votesCountAt: "2026-11-15T10:00:00.000Z",
    absent: [{ seat: 2, mustMove: false, votes: [] }],
  };
  expect(await start(ada, id)).toMatchObject({ status: 200, body: { presenceCheck: check } });
  expect(await start(cyd, id)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  expect(await vote(cyd, id, 2)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  await simulation.until("2026-11-09T12:00:00Z");
  await simulation.jump("2026-11-12T09:00:00Z");
  expect(simulation.takeMessages()).toMatchObject([
    {
      kind: "seat",
      to: "bea@example.org",
      at: "2026-11-09 11:00",
      language: "fr",
      subject: "Êtes-vous toujours là\u00a0? The mill",
      text: "Ada demande si vous êtes toujours là\u00a0: The mill vous attend. Jouez ou confirmez que vous êtes toujours là avant le jeudi 12 novembre à 10:00. Ensuite, les autres joueurs pourront voter pour vous remplacer.",
    },
  ]);

  await simulation.until("2026-11-12T12:00:00Z");
  expect(readable(simulation.takeMessages())).toEqual([
    "ada vote Bea did not answer: The mill",
    "cyd vote Bea did not answer: The mill",
  ]);
  const { body: voted } = await vote(ada, id, 2);
  expect(voted.presenceCheck?.absent).toEqual([{ seat: 2, mustMove: false, votes: [{ seat: 0, agrees: true }] }]);
  expect((await vote(ada, id, 2)).body.version).toBe(voted.version);
  expect((await vote(cyd, id, 2)).body).toMatchObject({
    presenceCheck: null,
    seats: [{ kind: "person" }, { kind: "person" }, { kind: "caretaker", staysOpen: true }],
  });
  expect((await kindsOf(ada, id)).slice(-4)).toEqual([
    "presence-check",
    "replacement-vote",
    "replacement-vote",
    "absent",
  ]);
  await simulation.until("2026-11-12T14:00:00Z");
  const told = simulation.takeMessages();
  expect(readable(told)).toEqual([
    "ada vote Bea was replaced: The mill",
    "bea seat Vous avez perdu votre place\u00a0: The mill",
    "cyd vote Bea was replaced: The mill",
  ]);
  expect(told.find(({ to }) => to.startsWith("bea"))?.text).toBe(
    "Vous n’avez pas répondu dans The mill, et les autres joueurs ont voté pour vous remplacer par un robot. Vous pouvez reprendre votre place, si un autre joueur ne la prend pas avant.",
  );
  const { tenures } = await ada.get<players.SeatHistory>(`/v1/games/${id}/seat-history`);
  expect(tenures.filter(({ seat }) => seat === 2).map(({ kind, end }) => [kind, end])).toEqual([
    ["person", "absent"],
    ["caretaker", null],
  ]);
  expect(await ada.get(`/v1/players/${bea.id}`)).toMatchObject({ reliability: { dropped: 1 } });

  await bea.post(`/v1/games/${id}/seats`, {});
  expect(await ada.get(`/v1/players/${bea.id}`)).toMatchObject({ reliability: { dropped: 0, running: 1 } });
  await playOn([ada, cyd, bea], id);
  await isSound(ada, id);
});

it("in a game of two, one vote decides, and the other player can end the game or play on", async () => {
  await simulation.jump("2026-11-16T10:00:00Z");
  const [dro, eve] = [await guest(simulation.url, "Dro"), await guest(simulation.url, "Eve")];
  const { id } = await waitingGame("The forge", [dro], [eve]);
  await simulation.jump("2026-11-23T11:00:00Z");
  await start(dro, id);
  await simulation.jump("2026-11-26T12:00:00Z");
  expect((await vote(dro, id, 1)).body).toMatchObject({ seats: [{ kind: "person" }, { kind: "caretaker" }] });
  const ended = await dro.post<games.GameBody>(`/v1/games/${id}/ballots`, { about: 1, wish: "end" });
  expect(ended).toMatchObject({ state: "closed", presenceCheck: null, presenceCheckFrom: null });
  await isSound(dro, id);
});

it("a player can confirm that they are there once per question; then only a move counts", async () => {
  await simulation.jump("2026-12-01T10:00:00Z");
  const [fay, gus] = [await simulation.join("Fay"), await simulation.join("Gus")];
  const { id } = await waitingGame("The weir", [fay], [gus]);
  await simulation.jump("2026-12-08T11:00:00Z");
  await start(fay, id);
  await simulation.jump("2026-12-11T12:00:00Z");
  // An answer counts until the vote is decided.
  expect((await confirm(gus, id)).body).toMatchObject({ presenceCheck: null });
  expect(await confirm(gus, id)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  expect(await vote(fay, id, 1)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  expect(await game(fay, id)).toMatchObject({ presenceCheckFrom: "2026-12-15T11:00:00.000Z" });

  await simulation.jump("2026-12-15T11:00:00Z");
  simulation.takeMessages();
  expect((await start(fay, id)).body.presenceCheck?.absent).toEqual([{ seat: 1, mustMove: true, votes: [] }]);
  expect(await confirm(gus, id)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  await simulation.jump("2026-12-15T13:00:00Z");
  const [message] = simulation.takeMessages();
  expect(message?.text).toContain("Make your move by Friday 18 December at 11:00.");
  await simulation.jump("2026-12-18T12:00:00Z");
  await bidFirst(gus, id);
  expect(await vote(fay, id, 1)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  expect(await game(fay, id)).toMatchObject({ presenceCheck: null });
  await playOn([fay, gus], id);
  await isSound(fay, id);
});

it("if few vote, most of the votes cast decide after three more days", async () => {
  await simulation.jump("2026-12-20T10:00:00Z");
  const [hal, ida] = [await guest(simulation.url, "Hal"), await guest(simulation.url, "Ida")];
  const [jon, kay] = [await guest(simulation.url, "Jon"), await guest(simulation.url, "Kay")];
  const { id } = await waitingGame("The ford", [hal, ida, jon], [kay]);
  await simulation.jump("2026-12-27T11:00:00Z");
  await start(hal, id);
  await simulation.jump("2026-12-30T12:00:00Z");
  await vote(hal, id, 3);
  await vote(ida, id, 3, false);
  await simulation.jump("2027-01-02T12:00:00Z");
  expect(await game(hal, id)).toMatchObject({ presenceCheck: { votesCountAt: "2027-01-02T11:00:00.000Z" } });
  // One for and one against: nothing happens until another vote decides.
  expect((await vote(ida, id, 3)).body).toMatchObject({ presenceCheck: null });

  const { id: other } = await waitingGame("The moor", [hal, ida, jon], [kay]);
  await simulation.jump("2027-01-09T13:00:00Z");
  await start(hal, other);
  await simulation.jump("2027-01-12T14:00:00Z");
  await vote(hal, other, 3);
  await simulation.jump("2027-01-15T12:00:00Z");
  expect(await game(hal, other)).toMatchObject({ presenceCheck: { absent: [{ seat: 3 }] } });
  await simulation.jump("2027-01-15T14:00:00Z");
  expect((await game(hal, other)).seats[3]).toMatchObject({ kind: "caretaker" });
  await isSound(hal, other);
});

it("players on vacation are neither asked nor replaced, and absent players have no vote", async () => {
  await simulation.jump("2027-01-16T10:00:00Z");
  const [lea, max] = [await guest(simulation.url, "Lea"), await guest(simulation.url, "Max")];
  const [noa, oda] = [await guest(simulation.url, "Noa"), await guest(simulation.url, "Oda")];
  const { id } = await waitingGame("The hall", [lea], [max, noa, oda]);
  await simulation.jump("2027-01-23T11:00:00Z");
  await max.post("/v1/account/vacation", { days: 10 });
  expect((await start(lea, id)).body.presenceCheck?.absent.map(({ seat }) => seat)).toEqual([2, 3]);
  await simulation.jump("2027-01-26T12:00:00Z");
  expect(await vote(noa, id, 3)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  // Of the other players, Max is on vacation and has a vote.
  expect((await vote(lea, id, 2)).body.presenceCheck?.absent).toHaveLength(2);
  expect((await vote(max, id, 2)).body.seats[2]).toMatchObject({ kind: "caretaker" });
  await oda.post("/v1/account/vacation", { days: 5 });
  await vote(max, id, 3);
  expect(await vote(max, id, 3)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  await simulation.jump("2027-01-29T12:00:00Z");
  expect((await game(lea, id)).seats[3]).toMatchObject({ kind: "person" });
  expect(await start(max, id)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
});

it("a check ends when an absent player deletes the account", async () => {
  await simulation.jump("2027-02-01T10:00:00Z");
  const [pia, rob] = [await guest(simulation.url, "Pia"), await simulation.join("Rob")];
  const { id } = await waitingGame("The keep", [pia], [rob]);
  await simulation.jump("2027-02-08T11:00:00Z");
  // A block changes nothing: the check has no text of a player.
  await rob.call("PUT", `/v1/account/blocks/${pia.id}`, { kind: "block" });
  expect(await start(pia, id)).toMatchObject({ status: 200 });
  expect((await rob.call("POST", "/v1/account/deletion", { password })).status).toBe(204);
  expect(await game(pia, id)).toMatchObject({ presenceCheck: null, seats: [{}, { kind: "caretaker" }] });
  expect(await vote(pia, id, 1)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  await isSound(pia, id);
});

it("votes that arrive together replace the player once, and a move that arrives with them counts or comes too late", async () => {
  await simulation.jump("2027-02-10T10:00:00Z");
  const [sam, tia, una] = [
    await guest(simulation.url, "Sam"),
    await guest(simulation.url, "Tia"),
    await guest(simulation.url, "Una"),
  ];
  const { id } = await waitingGame("The barn", [sam, tia], [una]);
  await simulation.jump("2027-02-17T11:00:00Z");
  await start(sam, id);
  await simulation.jump("2027-02-20T12:00:00Z");
  const position = await una.position(id);
  const [one, other, move] = await Promise.all([
    vote(sam, id, 2),
    vote(tia, id, 2),
    una.tryMove(id, position.version, { type: "bid", card: firstCard(position) }),
  ]);
  const kinds = await kindsOf(sam, id);
  const isReplaced = kinds.includes("absent");
  expect(kinds.filter((kind) => kind === "absent")).toHaveLength(isReplaced ? 1 : 0);
  expect(move.status).toBe(isReplaced ? 403 : 200);
  expect([one.status, other.status].every((status) => status === 200 || status === 409)).toBe(true);
  expect((await game(sam, id)).seats[2]?.kind).toBe(isReplaced ? "caretaker" : "person");
  await isSound(sam, id);
});

it("games with clocks have no presence check, and only players start one", async () => {
  const [vic, wyn, zoe] = [
    await guest(simulation.url, "Vic"),
    await guest(simulation.url, "Wyn"),
    await guest(simulation.url, "Zoe"),
  ];
  const { id } = await begunGame([vic, wyn], { pace: "three-days", visibility: "public" });
  expect(await game(vic, id)).toMatchObject({ presenceCheck: null, presenceCheckFrom: null });
  expect(await start(vic, id)).toMatchObject({ status: 409, body: { code: "presence-check-closed" } });
  expect(await start(zoe, id)).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
  const { id: open } = await vic.open({ name: "Not begun" });
  expect(await start(vic, open)).toMatchObject({ status: 409, body: { code: "not-running" } });
});

/** A public game without clocks in which the first players have bid, and which waits for the others. */
async function waitingGame(name: string, here: readonly Caller[], absent: readonly Caller[]) {
  const begun = await begunGame([...here, ...absent], { name, visibility: "public", options: { rounds: 2 } });
  for (const player of here) await bidFirst(player, begun.id);
  return begun;
}

const game = (viewer: Caller, id: string) => viewer.get<games.GameBody>(`/v1/games/${id}`);
const start = (player: Caller, id: string) => player.call<games.GameBody>("POST", `/v1/games/${id}/presence-check`);
const confirm = (player: Caller, id: string) =>
  player.call<games.GameBody>("POST", `/v1/games/${id}/presence-check/confirmation`);
const vote = (player: Caller, id: string, about: number, agrees = true) =>
  player.call<games.GameBody>("POST", `/v1/games/${id}/presence-check/votes`, { about, agrees });

async function kindsOf(viewer: Caller, id: string): Promise<readonly string[]> {
  const { steps } = await viewer.get<Chronicle>(`/v1/games/${id}/steps`);
  return steps.map(({ kind }) => kind);
}

async function isSound(viewer: Caller, id: string): Promise<void> {
  const { text } = await viewer.call("GET", `/v1/games/${id}/export`);
  const { rows } = await database.pool.query<{ state: string }>("select state from games where game_id = $1", [id]);
  if (rows[0]?.state !== "running") expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true });
}

/** "ada host Bea has declined: The mill" */
function readable(messages: readonly Message[]): readonly string[] {
  return messages.map(({ to, kind, subject }) => `${to.split("@")[0]} ${kind} ${subject}`).sort();
}
