import { seededChance } from "@seneschal/engine";
import { applyChanges, type games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Chronicle, Position } from "../../../src/features/play/types.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { anyMove } from "../../support/games/any-move.ts";
import { begunGame, type Caller, guest } from "../../support/server/caller.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
});
afterAll(() => server.close());

type GameStep = Chronicle["steps"][number];
type Replay = z.output<typeof games.replay>;
type ReplayChanges = z.output<typeof games.replayChanges>;
interface Moment {
  readonly step: GameStep | undefined;
  readonly position: Position;
}

const movesPlayed = 40;

describe("what happened since a player's last turn", () => {
  it.each([
    ["middle-ages", {}],
    ["village", {}],
    ["fief-1429", { diplomacy: "embassies", hasRelics: true, isFoggy: true, isMoneyHidden: true }],
    ["fief-original", {}],
    ["fief-vitale", {}],
  ])("in %s is replayed as the player saw it: each step, and nothing else", async (ruleset, options) => {
    const players = await Promise.all(["Ada", "Bea", "Cid"].map((name) => guest(server.url, name)));
    const [ada] = players as [Caller];
    const { id } = await begunGame(players, { ruleset, options, name: "Played back" });
    const live = await watched(players, id);

    const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
    const own = steps.filter(({ kind, seat }) => kind === "move" && seat === 0).map(({ version }) => version);
    const turn = own.findLast((version) => steps.some((step) => step.version === version + 1 && step.seat !== 0)) ?? 0;
    const since = steps.filter(({ version, seat }) => version > turn && seat !== 0);
    expect(own.length).toBeGreaterThan(2);
    expect(since.length).toBeGreaterThan(0);
    for (const step of steps) {
      const moment = live.get(step.version);
      if (moment === undefined) continue;
      const { view, question } = await ada.position(id, `?at=${step.version}`);
      expect({ view, question, step }, `version ${step.version}`).toEqual({
        view: moment.position.view,
        question: moment.position.question,
        step: moment.step,
      });
    }
    expect(since.every(({ version }) => live.has(version))).toBe(true);
    await expectSameChanges(ada, id);
    const others = [`position?at=${since[0]?.version}&as=1`, "steps?as=1"];
    for (const path of others) expect((await ada.call("GET", `/v1/games/${id}/${path}`)).status).toBe(403);
  });
});

/** The changes of a replay lead to the same views as the replay itself, with much less text. */
async function expectSameChanges(viewer: Caller, id: string): Promise<void> {
  const whole = await viewer.get<Replay>(`/v1/games/${id}/replay`);
  const changed = await viewer.get<ReplayChanges>(`/v1/games/${id}/replay/changes`);
  let view: unknown = null;
  const steps = changed.steps.map(({ changes, ...step }) => {
    view = applyChanges(view, changes);
    return { ...step, view };
  });
  expect({ ...changed, steps }).toEqual(whole);
  expect(JSON.stringify(changed).length).toBeLessThan(JSON.stringify(whole).length / 2);
}

/** Plays on, and records what the first player sees at each version. */
async function watched(players: readonly Caller[], id: string): Promise<ReadonlyMap<number, Moment>> {
  const chance = seededChance(5);
  const [watcher] = players as [Caller];
  const moments = new Map<number, Moment>();
  for (let moves = 0; moves < movesPlayed; moves++) {
    const player = players[(await watcher.position(id)).question?.seats[0] ?? -1];
    if (player === undefined) break;
    const position = await player.position(id);
    const answers = position.choices.filter(({ type }) => !/offer|room/i.test(type));
    await player.move(id, position.version, anyMove({ choices: answers }, chance));
    const { steps } = await watcher.get<Chronicle>(`/v1/games/${id}/steps`);
    const seen = await watcher.position(id);
    moments.set(seen.version, { step: steps.at(-1), position: seen });
  }
  return moments;
}
