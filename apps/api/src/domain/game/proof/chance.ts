import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, chanceFrom, type Seat } from "@seneschal/engine";
import { hmacSha256 } from "#hmac-sha256";
import type { EventOf, Newcomer } from "../events.ts";
import type { Game, GameSettings, SeatOccupant } from "../game.ts";

/** How random numbers of a game are drawn. A game keeps the scheme with which it was created. */
export type ChanceScheme = 1 | 2;

/** The scheme of new games. */
export const latestScheme = 2;

/** The prefix of everything that is hashed, so that hashes of different schemes never have the same input. */
const names: Readonly<Record<ChanceScheme, string>> = { 1: "bg-fair-v1", 2: "bg-fair-v2" };
const entropyBytes = 16;

/** Commits the server to a secret and a scheme without revealing the secret. 64 hexadecimal digits. */
export function commitmentOf(scheme: ChanceScheme, game: string, secret: string): string {
  const hash = sha256.create().update(utf8ToBytes(`${names[scheme]}/commit\0${game}\0`));
  return bytesToHex(hash.update(hexToBytes(secret)).digest());
}

/** The entropy of a seat that adds none, as 32 hexadecimal digits. The commitment determines it, so nobody can choose it. */
export function derivedEntropyOf(scheme: ChanceScheme, game: string, secret: string, seat: Seat): string {
  const code = hmacSha256(hexToBytes(secret), `${names[scheme]}/entropy\0${game}\0`, Uint8Array.of(seat));
  return bytesToHex(code.subarray(0, entropyBytes));
}

/** The key of all draws, from the secret and the entropy of each seat, in seat order. */
export function chanceKeyOf(
  scheme: ChanceScheme,
  game: string,
  secret: string,
  entropies: readonly string[],
): Uint8Array {
  const parts = entropies.flatMap((entropy, seat) => [Uint8Array.of(seat), hexToBytes(entropy)]);
  return hmacSha256(hexToBytes(secret), `${names[scheme]}/key\0${game}\0`, ...parts);
}

export interface CountedChance {
  readonly chance: Chance;
  /** The number of draws so far. */
  draws(): number;
}

/** The label of the n-th draw of an event, counted from 1. */
export type DrawLabel = (draw: number) => string;

/** The random numbers of one event. Each draw has its own label, so draws do not depend on each other. */
export function fairChance(scheme: ChanceScheme, key: Uint8Array, labelOf: DrawLabel): CountedChance {
  let draws = 0;
  const chance = chanceFrom((limit) => {
    draws += 1;
    return labelledDraws(scheme, key, labelOf(draws))(limit);
  });
  const { below, pick, die } = chance;
  return { chance: { below, pick, die, shuffle: (list) => shuffled(list, below) }, draws: () => draws };
}

/** A stream of numbers below a limit. Values that would make small numbers more likely are rejected. */
export function labelledDraws(scheme: ChanceScheme, key: Uint8Array, label: string): (limit: number) => number {
  const word = randomWords(scheme, key, label);
  return (limit) => {
    const usable = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = word();
      if (drawn < usable) return drawn % limit;
    }
  };
}

/** The Fisher–Yates shuffle, from the end. */
export function shuffled<Value>(list: readonly Value[], below: (limit: number) => number): readonly Value[] {
  const rest = [...list];
  const last = rest.length;
  return rest
    .map((_, place) => {
      const other = below(last - place);
      const end = last - place - 1;
      const drawn = rest[other] as Value;
      rest[other] = rest[end] as Value;
      return drawn;
    })
    .reverse();
}

function randomWords(scheme: ChanceScheme, key: Uint8Array, label: string): () => number {
  let taken = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return () => {
    const offset = (taken % 8) * 4;
    if (offset === 0) block = blockOf(scheme, key, label, taken / 8);
    taken += 1;
    return block.getUint32(offset);
  };
}

function blockOf(scheme: ChanceScheme, key: Uint8Array, label: string, number: number): DataView {
  const counter = new DataView(new ArrayBuffer(4));
  counter.setUint32(0, number);
  const code = hmacSha256(key, `${names[scheme]}/draw\0${label}\0`, new Uint8Array(counter.buffer));
  const { buffer, byteOffset, byteLength } = code;
  return new DataView(buffer, byteOffset, byteLength);
}

/** Games from before scheme 2 name no scheme. */
export function schemeOf({ chanceScheme }: Pick<GameSettings, "chanceScheme">): ChanceScheme {
  return chanceScheme ?? 1;
}

/** The random numbers of the next event of a game. */
export function chanceOf(game: Game): CountedChance {
  const scheme = schemeOf(game.settings);
  return fairChance(scheme, keyOf(game), labels[scheme](game));
}

const labels: Readonly<Record<ChanceScheme, (game: Game) => DrawLabel>> = {
  1:
    ({ version }) =>
    (draw) =>
      `event-${version + 1}#${draw}`,
  // Labelled by the number of draws: other events in between do not change the next number.
  2:
    ({ drawn }) =>
    (draw) =>
      `draw-${drawn + draw}`,
};

/** What the random draws of a game depend on before seats are taken. */
export type ChanceSource = Pick<Game, "id" | "secret"> & { readonly settings: Pick<GameSettings, "chanceScheme"> };

/** The chance source of a game that is about to be created. */
export function newChanceSource(id: string, secret: string): ChanceSource {
  return { id, secret, settings: { chanceScheme: latestScheme } };
}

/** The entropy of a seat whose player adds none; undefined under scheme 1, where the server could choose it. */
export function expectedEntropyOf({ id, secret, settings }: ChanceSource, seat: Seat): string | undefined {
  const scheme = schemeOf(settings);
  return scheme === 1 ? undefined : derivedEntropyOf(scheme, id, secret, seat);
}

// Seats keep their identity from move to move, so the key is computed once.
const keys = new WeakMap<readonly SeatOccupant[], Uint8Array>();

function keyOf({ id, secret, seats, settings }: Game): Uint8Array {
  const known = keys.get(seats);
  if (known !== undefined) return known;
  const key = chanceKeyOf(schemeOf(settings), id, secret, seats.map(entropyOf));
  keys.set(seats, key);
  return key;
}

function entropyOf(occupant: SeatOccupant): string {
  if (occupant.kind === "nobody") throw new Error("random numbers are drawn only after all seats are taken");
  return occupant.entropy;
}

/** The event of taking a seat, with the entropy of the player, or the one that the scheme prescribes. */
export function seatTakenEvent(
  source: ChanceSource,
  seat: Seat,
  newcomer: Newcomer,
  given?: string,
): EventOf<"SeatTaken"> {
  if (given !== undefined) return { type: "SeatTaken", seat, newcomer, entropy: given, entropyFrom: "player" };
  // Under scheme 1 the server chooses it.
  const entropy = expectedEntropyOf(source, seat) ?? bytesToHex(randomBytes(16));
  return { type: "SeatTaken", seat, newcomer, entropy, entropyFrom: "house" };
}
