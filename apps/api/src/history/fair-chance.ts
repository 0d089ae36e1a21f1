import { createHash, createHmac } from "node:crypto";
import { type Chance, chanceFrom } from "@seneschal/engine";

const scheme = "bg-fair-v1";

/** What binds the house to a secret without showing it. */
export function commitmentOf(game: string, secret: string): string {
  return createHash("sha256").update(`${scheme}/commit\0${game}\0`).update(Buffer.from(secret, "hex")).digest("hex");
}

/** The key of all draws: nobody alone chose it, neither the house nor a player. `entropies` in the order of seats. */
export function chanceKeyOf(game: string, secret: string, entropies: readonly string[]): Buffer {
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`${scheme}/key\0${game}\0`);
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

/** The chance of one event: each draw has a label of its own, so that no draw shifts another. */
export function fairChance(key: Buffer, version: number): CountedChance {
  let draws = 0;
  const chance = chanceFrom((limit) => {
    draws += 1;
    return labelledDraws(key, `event-${version}#${draws}`)(limit);
  });
  const { below, pick, die } = chance;
  return { chance: { below, pick, die, shuffle: (list) => shuffled(list, below) }, draws: () => draws };
}

/** A stream of numbers below a limit; what would make small numbers likelier is thrown away. */
export function labelledDraws(key: Buffer, label: string): (limit: number) => number {
  const word = words(key, label);
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

function words(key: Buffer, label: string): () => number {
  let taken = 0;
  let block: Buffer = Buffer.alloc(0);
  return () => {
    const offset = (taken % 8) * 4;
    if (offset === 0) block = blockOf(key, label, taken / 8);
    taken += 1;
    return block.readUInt32BE(offset);
  };
}

function blockOf(key: Buffer, label: string, number: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(number);
  return createHmac("sha256", key).update(`${scheme}/draw\0${label}\0`).update(counter).digest();
}
