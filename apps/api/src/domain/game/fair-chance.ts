import { createHash, createHmac } from "node:crypto";
import { type Chance, chanceFrom, type Seat } from "@seneschal/engine";

/** How the chance of a game is drawn. A game keeps the scheme with which it was opened. */
export type ChanceScheme = 1 | 2;

/** The scheme of every game that is opened from now on. */
export const latestScheme = 2;

/** Begins whatever is hashed, so that no hash of one scheme stands for anything in another. */
const names: Readonly<Record<ChanceScheme, string>> = { 1: "bg-fair-v1", 2: "bg-fair-v2" };
const entropyBytes = 16;

/** What binds the server to a secret, and to the scheme, without showing the secret. 64 hexadecimal digits. */
export function commitmentOf(scheme: ChanceScheme, game: string, secret: string): string {
  const hash = createHash("sha256").update(`${names[scheme]}/commit\0${game}\0`);
  return hash.update(Buffer.from(secret, "hex")).digest("hex");
}

/** The entropy of a seat that gives none, as 32 hexadecimal digits: the commitment leaves nothing of it to choose. */
export function derivedEntropyOf(scheme: ChanceScheme, game: string, secret: string, seat: Seat): string {
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`${names[scheme]}/entropy\0${game}\0`);
  return hmac.update(Buffer.of(seat)).digest().subarray(0, entropyBytes).toString("hex");
}

/** The key of all draws, made from the secret and what each seat added. `entropies` in the order of seats. */
export function chanceKeyOf(scheme: ChanceScheme, game: string, secret: string, entropies: readonly string[]): Buffer {
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`${names[scheme]}/key\0${game}\0`);
  for (const [seat, entropy] of entropies.entries()) {
    hmac.update(Buffer.of(seat)).update(Buffer.from(entropy, "hex"));
  }
  return hmac.digest();
}

export interface CountedChance {
  readonly chance: Chance;
  /** How many draws were made so far. */
  draws(): number;
}

/** Names the n-th draw of an event, counted from 1. */
export type LabelOf = (draw: number) => string;

/** The chance of one event: each draw has a label of its own, so that no draw shifts another. */
export function fairChance(scheme: ChanceScheme, key: Buffer, labelOf: LabelOf): CountedChance {
  let draws = 0;
  const chance = chanceFrom((limit) => {
    draws += 1;
    return labelledDraws(scheme, key, labelOf(draws))(limit);
  });
  const { below, pick, die } = chance;
  return { chance: { below, pick, die, shuffle: (list) => shuffled(list, below) }, draws: () => draws };
}

/** A stream of numbers below a limit; what would make small numbers likelier is thrown away. */
export function labelledDraws(scheme: ChanceScheme, key: Buffer, label: string): (limit: number) => number {
  const word = words(scheme, key, label);
  return (limit) => {
    const usable = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = word();
      if (drawn < usable) return drawn % limit;
    }
  };
}

/** Fisher and Yates, from the end. */
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

function words(scheme: ChanceScheme, key: Buffer, label: string): () => number {
  let taken = 0;
  let block: Buffer = Buffer.alloc(0);
  return () => {
    const offset = (taken % 8) * 4;
    if (offset === 0) block = blockOf(scheme, key, label, taken / 8);
    taken += 1;
    return block.readUInt32BE(offset);
  };
}

function blockOf(scheme: ChanceScheme, key: Buffer, label: string, number: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(number);
  return createHmac("sha256", key).update(`${names[scheme]}/draw\0${label}\0`).update(counter).digest();
}
