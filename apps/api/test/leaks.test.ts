import { seededChance } from "@seneschal/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storedEvents } from "../src/database/stored-events.ts";
import { anyMove } from "./support/any-move.ts";
import { begunGame, Caller, guest } from "./support/caller.ts";
import { followed } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
let house: House;
beforeAll(async () => {
  house = await openHouse(database);
});
afterAll(() => house.close());

describe("nothing hidden is sent to anybody else", { timeout: 120_000 }, () => {
  it("in a game of hidden hands: every card is a canary", async () => {
    const players = await guests(3);
    const { id, spectators } = await wholeGame(players, { ruleset: "sealed-bids", options: { rounds: 5 } }, 14);
    const { cards, shown, secret } = await canariesOf(id);
    expect(cards.length).toBeGreaterThan(shown.length);
    for (const { seat, card } of cards) {
      const others = [...players.filter((_, place) => place !== seat), ...spectators];
      const isKnown = others.some((other) => other.received.some((text) => text.includes(`${card}`)));
      expect({ seat, card, isKnown }).toEqual({ seat, card, isKnown: shown.includes(card) });
      expect(players[seat]?.received.some((text) => text.includes(`${card}`))).toBe(true);
    }
    nobodyKnows([...players, ...spectators], secret);
  });

  it("in Middle-Ages: what lies face down, the secret, and what the chance is made of", async () => {
    const players = await guests(3);
    const { id, spectators } = await wholeGame(players, { ruleset: "middle-ages", options: {} }, 26);
    const { secret, entropies } = await canariesOf(id);
    nobodyKnows([...players, ...spectators], secret);
    for (const entropy of entropies) nobodyKnows([...players, ...spectators], entropy);
    for (const caller of [...players, ...spectators]) {
      expect(timesTold(caller, /"PileTurned"/)).toBeGreaterThan(0);
      // Of the tile on top of the pile everybody knows the back: its number and its stack.
      expect(timesTold(caller, /"PileTurned","tile":\{[^}]*"(domain|peasants|chests)"/)).toBe(0);
      expect(timesTold(caller, /"tile":\{[^}]*"(domain|peasants|chests)"[^}]*\},"type":"PileTurned"/)).toBe(0);
      expect(timesTold(caller, /"pile":\{[^}]*"(domain|peasants|chests)"/)).toBe(0);
    }
  });
});

/** A game that is watched from every side through every door, and left before its end, so that nothing is shown yet. */
async function wholeGame(players: readonly Caller[], opening: object, moves: number) {
  const { id, version } = await begunGame(players, opening);
  const spectators = [new Caller(house.url), await guest(house.url, "Spectator")];
  const streams = [...players, ...spectators].map((viewer) => followed(viewer, id, { after: 0 }));
  const chance = seededChance(7);
  let head = version;
  for (let move = 0; move < moves; move++) {
    const [someone] = players;
    const seat = (await someone?.position(id))?.question?.seats[0];
    const player = players[seat ?? -1];
    if (player === undefined) throw new Error("the game ended too early for this test");
    const position = await player.position(id);
    const asked = anyMove(position, chance);
    await player.call("POST", `/v1/games/${id}/rehearsals`, { expectedVersion: position.version, moves: [asked] });
    head = (await player.move(id, position.version, asked)).version;
    if (move % 5 > 0) continue;
    for (const viewer of [...players, ...spectators]) await lookEverywhere(viewer, id, head);
  }
  for (const stream of streams) {
    await stream.until((frames) => frames.some(({ id }) => id === head));
    await stream.stop();
  }
  return { id, spectators };
}

async function lookEverywhere(viewer: Caller, id: string, head: number): Promise<void> {
  const paths = [
    `/v1/games/${id}`,
    "/v1/games?limit=100",
    `/v1/games/${id}/position`,
    `/v1/games/${id}/position?at=${head - 1}`,
    `/v1/games/${id}/position?as=spectator`,
    `/v1/games/${id}/position?as=0`,
    `/v1/games/${id}/position?as=1`,
    `/v1/games/${id}/position?as=arbiter`,
    `/v1/games/${id}/steps`,
    `/v1/games/${id}/steps?as=1`,
    `/v1/games/${id}/replay`,
    `/v1/games/${id}/export`,
  ];
  for (const path of paths) await viewer.call("GET", path);
  await viewer.call("POST", `/v1/games/${id}/moves`, { expectedVersion: head, move: { type: "bid", card: 1 } });
  await viewer.call("POST", `/v1/games/${id}/undo`, { expectedVersion: head + 5 });
}

async function canariesOf(id: string) {
  const events = await storedEvents(database.pool, id, { after: 0 });
  const facts = events.flatMap(({ event }) => ("facts" in event ? event.facts : []));
  return {
    secret: events[0]?.secret ?? "",
    entropies: events.flatMap(({ event }) => (event.type === "SeatTaken" ? [event.entropy] : [])),
    cards: facts.filter(({ type }) => type === "CardDealt") as unknown as { seat: number; card: number }[],
    shown: facts.flatMap((fact) => (fact.type === "BidsShown" ? (fact.bids as number[]) : [])),
  };
}

function nobodyKnows(callers: readonly Caller[], canary: string): void {
  expect(canary.length).toBeGreaterThan(20);
  for (const caller of callers) expect(timesTold(caller, new RegExp(canary))).toBe(0);
}

function timesTold({ received }: Caller, words: RegExp): number {
  return received.filter((text) => words.test(text)).length;
}

function guests(count: number): Promise<Caller[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => guest(house.url, `Guest ${place}`)));
}
