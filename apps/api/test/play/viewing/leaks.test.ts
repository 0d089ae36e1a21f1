import { markedMiddleAges, middleAgesMarks } from "@seneschal/engine/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredEvent } from "../../../src/domain/game/evolve.ts";
import { createRegistry } from "../../../src/domain/game/ruleset-registry.ts";
import { storedEvents } from "../../../src/event-store/loading/stored-events.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { faultsOfFiefClassic } from "../../support/games/fief-classic-secrets.ts";
import { faultsOfFief } from "../../support/games/fief-secrets.ts";
import { type FaultsOf, leaksIn, lookedAt } from "../../support/games/leaks.ts";
import { type WatchedGame, watchedGame } from "../../support/games/watched-game.ts";
import { type Caller, guest } from "../../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../../support/server/test-server.ts";

const registry = createRegistry(
  testRegistry.all.map(({ ruleset, schema }) => {
    return { schema, ruleset: ruleset.id === markedMiddleAges.id ? markedMiddleAges : ruleset };
  }),
);
const database = testDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database, { registry });
});
afterAll(() => server.close());

describe("nothing hidden is sent to anyone else, from the first move to the last", { timeout: 600_000 }, () => {
  it("in a game of hidden hands, where every card is a canary", async () => {
    const { game, events } = await wholeGame({ ruleset: "sealed-bids", options: { rounds: 5 } });
    const undone = events.findIndex(({ event }) => event.type === "MovesUndone");
    expect(factsIn(events.slice(undone - 1, undone))).toMatchObject([{ type: "BidPlaced" }]);
    const canaries = cardsIn(events);
    expect(canaries.filter(({ shownAt }) => shownAt === never).length).toBeGreaterThan(3);
    mustBeToldInTime(game, canaries);
    await mustBeToldInTheEnd(game, canaries);
    mustBeSecretUntilTheEnd(game, events);
  });

  it("in Middle-Ages, where the face of every hidden tile is a canary", async () => {
    const { game, events } = await wholeGame({ ruleset: "middle-ages", options: {} });
    const canaries = facesIn(events);
    const begun = events.find(({ event }) => event.type === "GameBegan")?.version ?? never;
    // Some are revealed during play, the others never.
    expect(canaries.filter(({ shownAt }) => shownAt > begun && shownAt < never).length).toBeGreaterThan(30);
    expect(canaries.filter(({ shownAt }) => shownAt === never).length).toBeGreaterThan(3);
    mustBeToldInTime(game, canaries);
    await mustBeToldInTheEnd(game, canaries);
    mustBeSecretUntilTheEnd(game, events);
  });

  it("in Fief 1429 with all options: hands, ballots, disasters, purses, troops and private rooms", async () => {
    const options = { turns: 1, diplomacy: "embassies", hasRelics: true, isFoggy: true, isMoneyHidden: true };
    const { game, events } = await gameWith(["CardDrawn", "IncomeReceived", "Recruited", "MusterPlaced"], () =>
      wholeGame({ ruleset: "fief-1429", options }),
    );
    const end = events.at(-2)?.version ?? never;
    expect(leaksIn(game, end, faultsOfFief).slice(0, 5)).toEqual([]);
    await mustBeFoundInTheExport(game, faultsOfFief, ["CardDrawn", "Recruited", "IncomeReceived"]);
    mustBeSecretUntilTheEnd(game, events);
  });

  it.each(["fief-original", "fief-vitale"])("in %s: hands and the cards of offers", async (ruleset) => {
    const { game, events } = await wholeGame({ ruleset, options: { turns: 2 } });
    const end = events.at(-2)?.version ?? never;
    expect(leaksIn(game, end, faultsOfFiefClassic).slice(0, 5)).toEqual([]);
    await mustBeFoundInTheExport(game, faultsOfFiefClassic, ["CardDealt"]);
    expect(lookedAt(game, "CardDealt")).toBeGreaterThan(10);
    mustBeSecretUntilTheEnd(game, events);
  });
});

/** A number that occurs nowhere else, and the version from which on it may be known. */
interface Canary {
  readonly number: number;
  readonly shownAt: number;
  /** Who knows it before it is revealed. */
  readonly holder?: { readonly seat: number; readonly from: number };
}
const never = Number.POSITIVE_INFINITY;

async function wholeGame(opening: object) {
  const players = await Promise.all(["Ada", "Bea", "Cid"].map((name) => guest(server.url, name)));
  const game = await watchedGame(server.url, players, opening);
  const events = await storedEvents(database.pool, game.id, { after: 0 });
  const types = events.map(({ event }) => event.type);
  expect(types.filter((type) => type === "MovesUndone" || type === "SeatResigned")).toEqual([
    "MovesUndone",
    "SeatResigned",
  ]);
  expect(types.slice(-2)).toEqual(["MovePlayed", "GameFinished"]);
  return { game, events };
}

/**
 * Dice and bots decide what happens: a game with ten or fewer examined facts of a type proves too little, and another
 * one is played.
 */
async function gameWith(types: readonly string[], play: () => ReturnType<typeof wholeGame>) {
  for (;;) {
    const played = await play();
    if (types.every((type) => lookedAt(played.game, type) > 10)) return played;
  }
}

/** A player who resigned does not have cards that the seat was dealt later. */
function cardsIn(events: readonly StoredEvent[]): readonly Canary[] {
  const resigned = events.flatMap(({ version, event }) =>
    event.type === "SeatResigned" ? [{ seat: event.seat, version }] : [],
  );
  const facts = factsIn(events);
  const shown = facts.flatMap(({ type, bids, version }) =>
    type === "BidsShown" ? (bids as number[]).map((card) => ({ card, version })) : [],
  );
  return facts.flatMap(({ type, version: from, ...dealt }): Canary[] => {
    if (type !== "CardDealt") return [];
    const { seat, card } = dealt as unknown as { seat: number; card: number };
    const shownAt = shown.find((bid) => bid.card === card)?.version ?? never;
    const isHeld = !resigned.some((one) => one.seat === seat && one.version < from);
    return [{ number: card, shownAt, ...(isHeld ? { holder: { seat, from } } : {}) }];
  });
}

function facesIn(events: readonly StoredEvent[]): readonly Canary[] {
  const turned = factsIn(events).flatMap(({ type, tiles, version }) =>
    type === "RowFilled" ? (tiles as { chests: number }[]).map(({ chests }) => ({ chests, version })) : [],
  );
  return middleAgesMarks.map((number) => {
    return { number, shownAt: turned.find(({ chests }) => chests === number)?.version ?? never };
  });
}

interface StoredFact extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly version: number;
}

function factsIn(events: readonly StoredEvent[]): readonly StoredFact[] {
  return events.flatMap(({ version, event }) =>
    "facts" in event ? event.facts.map((fact) => ({ ...fact, version })) : [],
  );
}

/** Nobody sees a canary too early, and everyone who may know it does. */
function mustBeToldInTime({ viewers, overheard }: WatchedGame, canaries: readonly Canary[]): void {
  const byNumber = new Map(canaries.map((canary) => [canary.number, canary]));
  const told = overheard.flatMap(({ viewer, text, version }) =>
    canariesIn(text, byNumber).map((canary) => {
      const seat = viewers.indexOf(viewer);
      return { seat, version, canary, isEarly: version < knownFrom(canary, seat), text: text.slice(0, 60) };
    }),
  );
  expect(told.filter(({ isEarly }) => isEarly).slice(0, 5)).toEqual([]);
  for (const seat of viewers.keys()) {
    const known = canaries.filter((canary) => knownFrom(canary, seat) < never).map(({ number }) => number);
    const seen = told.filter((one) => one.seat === seat).map(({ canary }) => canary.number);
    expect(new Set(seen)).toEqual(new Set(known));
  }
}

function knownFrom({ shownAt, holder }: Canary, seat: number): number {
  return holder?.seat === seat ? holder.from : shownAt;
}

/** What stayed hidden to the end can be found: the same search finds all of it in the export. */
async function mustBeToldInTheEnd({ id, viewers }: WatchedGame, canaries: readonly Canary[]): Promise<void> {
  const byNumber = new Map(canaries.map((canary) => [canary.number, canary]));
  const exported = await viewers.at(-1)?.call("GET", `/v1/games/${id}/export`);
  expect(new Set(canariesIn(exported?.text ?? "", byNumber))).toEqual(new Set(canaries));
}

/** The same search finds in the export, which is complete, what nobody was sent before. */
async function mustBeFoundInTheExport(game: WatchedGame, faultsOf: FaultsOf, types: readonly string[]): Promise<void> {
  const [viewer] = game.viewers.slice(-1);
  if (viewer === undefined) throw new Error("there is no viewer");
  const { text } = await viewer.call("GET", `/v1/games/${game.id}/export`);
  const faults = leaksIn({ ...game, overheard: [{ viewer, text, version: 0 }] }, 1, faultsOf).join("\n");
  for (const type of types) expect(faults).toContain(type);
}

function canariesIn(text: string, byNumber: ReadonlyMap<number, Canary>): readonly Canary[] {
  const numbers = text.match(/(?<!\d)\d{10}(?!\d)/g) ?? [];
  return numbers.flatMap((digits) => byNumber.get(Number(digits)) ?? []);
}

/** The secret comes with the end of the game and not before; the entropies not even then. */
function mustBeSecretUntilTheEnd({ viewers, overheard }: WatchedGame, events: readonly StoredEvent[]): void {
  const secret = events[0]?.secret ?? "";
  expect(secret.length).toBeGreaterThan(20);
  const tellers = overheard.filter(({ text }) => text.includes(secret));
  expect(tellers.filter(({ text }) => !/^event: game\n.*"state":"finished"/s.test(text))).toEqual([]);
  expect(new Set(tellers.map(({ viewer }) => viewer))).toEqual(new Set<Caller>(viewers));
  const entropies = events.flatMap(({ event }) => (event.type === "SeatTaken" ? [event.entropy] : []));
  expect(entropies.length).toBe(3);
  for (const entropy of entropies) {
    expect(entropy.length).toBeGreaterThan(20);
    expect(overheard.filter(({ text }) => text.includes(entropy))).toEqual([]);
  }
}
