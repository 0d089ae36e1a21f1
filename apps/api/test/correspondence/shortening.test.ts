import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import type { Chronicle } from "../../src/features/play/types.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller, playOn } from "../support/server/caller.ts";
import { testRegistry } from "../support/server/test-server.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-02T10:00:00Z");
});
afterAll(() => simulation.close());

const opening = { pace: "three-days", options: { rounds: 9 } };
const closed = { status: 409, body: { code: "shortening-closed" } };

it("all players agree to end a game earlier", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", { language: "fr" })];
  const cyd = await simulation.join("Cyd");
  const { id } = await begunGame([ada, bea, cyd], { ...opening, name: "The mill" });
  expect(await ada.position(id)).toMatchObject({ turnLimit: { turn: 1, last: 9 } });
  await simulation.jump("2026-11-02T12:00:00Z");
  simulation.takeMessages();

  expect(await propose(ada, id, 1)).toMatchObject({ ...closed, body: { detail: "The last turn can be from 2 to 8." } });
  expect(await propose(ada, id, 9)).toMatchObject(closed);
  expect((await propose(ada, id, 3)).body.shortening).toEqual({
    seat: 0,
    lastTurn: 3,
    proposedAt: "2026-11-02T12:00:00.000Z",
    expiresAt: "2026-11-09T12:00:00.000Z",
    agreed: [0],
    waitingFor: [1, 2],
    declinedBy: null,
  });
  expect(await propose(bea, id, 5)).toMatchObject(closed);
  await simulation.jump("2026-11-02T13:00:00Z");
  const asked = simulation.takeMessages();
  expect(readable(asked)).toEqual([
    "bea vote Ada propose d’abréger\u00a0: The mill",
    "cyd vote Ada proposes a shorter game: The mill",
  ]);
  expect(asked.find(({ to }) => to.startsWith("cyd"))?.text).toBe(
    "Ada proposes to end The mill after turn 3. This can change who wins, so all players must agree. The proposal expires on Monday 9 November at 12:00.",
  );

  expect((await vote(bea, id, true)).body.shortening).toMatchObject({ agreed: [0, 1], waitingFor: [2] });
  expect(await vote(bea, id, true)).toMatchObject(closed);
  expect(await cyd.position(id)).toMatchObject({ turnLimit: { turn: 1, last: 9 } });
  expect((await vote(cyd, id, true)).body.shortening).toBeNull();
  expect(await ada.position(id)).toMatchObject({ turnLimit: { turn: 1, last: 3 }, view: { rounds: 3 } });
  expect(await kindsOf(ada, id)).toEqual([
    "begin",
    "shortening-proposed",
    "shortening-agreed",
    "shortening-agreed",
    "shortened",
  ]);
  await simulation.jump("2026-11-02T14:00:00Z");
  expect(readable(simulation.takeMessages())).toEqual([
    "ada seat Shorter game: The mill",
    "bea seat Partie abrégée\u00a0: The mill",
    "cyd seat Shorter game: The mill",
  ]);

  await playOn([ada, bea, cyd], id);
  expect(await game(ada, id)).toMatchObject({ state: "finished" });
  expect(await ada.position(id)).toMatchObject({ view: { round: 3 }, turnLimit: null });
  await isSound(ada, id);
});

it("one player who declines is enough, and the next proposal waits for the next turn", async () => {
  const [dro, eve, fay] = [
    await simulation.join("Dro"),
    await simulation.join("Eve"),
    await simulation.join("Fay"),
  ] as const;
  const { id } = await begunGame([dro, eve, fay], { ...opening, name: "The forge" });
  await simulation.jump("2026-11-03T10:00:00Z");
  simulation.takeMessages();
  await propose(dro, id, 4);
  await vote(eve, id, true);
  expect((await vote(fay, id, false)).body.shortening).toMatchObject({ declinedBy: 2, waitingFor: [] });
  expect(await propose(eve, id, 5)).toMatchObject(closed);
  expect(await vote(eve, id, true)).toMatchObject(closed);
  await simulation.jump("2026-11-03T11:00:00Z");
  expect(readable(simulation.takeMessages())).toEqual([
    "dro seat The length stays: The forge",
    "eve seat The length stays: The forge",
  ]);
  for (const player of [dro, eve, fay]) await bidFirst(player, id);
  expect((await game(dro, id)).shortening).toBeNull();
  expect(await propose(eve, id, 5)).toMatchObject({ status: 200 });
});

it("a proposal expires after a week, and when its turn begins", async () => {
  const [gus, hal] = [await simulation.join("Gus"), await simulation.join("Hal")] as const;
  const { id } = await begunGame([gus, hal], { ...opening, pace: "none", name: "The weir" });
  await propose(gus, id, 5);
  await simulation.jump("2026-11-10T10:59:00Z");
  expect((await game(hal, id)).shortening).toMatchObject({ waitingFor: [1] });
  await simulation.jump("2026-11-10T11:01:00Z");
  expect((await game(hal, id)).shortening).toBeNull();
  expect(await vote(hal, id, true)).toMatchObject(closed);
  expect(await propose(hal, id, 2)).toMatchObject({ status: 200 });
  for (const player of [gus, hal]) await bidFirst(player, id);
  expect(await vote(gus, id, true)).toMatchObject(closed);
  expect(await gus.position(id)).toMatchObject({ turnLimit: { turn: 2, last: 9 } });
});

it("bots and players who have left have no vote, and an undo does not bring the former length back", async () => {
  const [ida, jon] = [await simulation.join("Ida"), await simulation.join("Jon")] as const;
  const { id } = await begunGame([ida, jon], { ...opening, seats: 3, bots: ["easy"], name: "The ford" });
  await bidFirst(ida, id);
  await propose(ida, id, 4);
  expect(await ida.position(id)).toMatchObject({ canUndo: true });
  await jon.call("POST", `/v1/games/${id}/resignation`);
  expect((await kindsOf(ida, id)).slice(-2)).toEqual(["resign", "shortened"]);
  expect(await ida.position(id)).toMatchObject({ canUndo: false, turnLimit: { turn: 1, last: 4 } });
  expect((await propose(ida, id, 2)).body.shortening).toBeNull();
  expect(await ida.position(id)).toMatchObject({ turnLimit: { turn: 1, last: 2 } });
});

const game = (viewer: Caller, id: string) => viewer.get<games.GameBody>(`/v1/games/${id}`);
const propose = (player: Caller, id: string, lastTurn: number) =>
  player.call<games.GameBody>("POST", `/v1/games/${id}/shortening`, { lastTurn });
const vote = (player: Caller, id: string, agrees: boolean) =>
  player.call<games.GameBody>("POST", `/v1/games/${id}/shortening/votes`, { agrees });

async function kindsOf(viewer: Caller, id: string): Promise<readonly string[]> {
  const { steps } = await viewer.get<Chronicle>(`/v1/games/${id}/steps`);
  return steps.map(({ kind }) => kind);
}

async function isSound(viewer: Caller, id: string): Promise<void> {
  const { text } = await viewer.call("GET", `/v1/games/${id}/export`);
  expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true });
}

/** "ada vote Bea proposes a shorter game: The mill" */
function readable(messages: readonly Message[]): readonly string[] {
  return messages.map(({ to, kind, subject }) => `${to.split("@")[0]} ${kind} ${subject}`).sort();
}
