/** The source of all random numbers, so that they can be verified, repeated or scripted. */
export interface Chance {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  pick<Value>(list: readonly Value[]): Value;
  shuffle<Value>(list: readonly Value[]): readonly Value[];
  /** From 1 to 6. */
  die(): number;
}

export function chanceFrom(below: (limit: number) => number): Chance {
  function pick<Value>(list: readonly Value[]): Value {
    if (list.length === 0) throw new Error("picked from an empty list");
    return list[below(list.length)] as Value;
  }
  function shuffle<Value>(list: readonly Value[]): readonly Value[] {
    const shuffled = [...list];
    for (let place = 0; place < shuffled.length - 1; place++) {
      const other = place + below(shuffled.length - place);
      [shuffled[place], shuffled[other]] = [shuffled[other] as Value, shuffled[place] as Value];
    }
    return shuffled;
  }
  return { below, pick, shuffle, die: () => below(6) + 1 };
}

/** Thrown by the chance of a preview, which cannot draw: the preview ends there and keeps its facts. */
export class ChanceUnavailable extends Error {}

/** Fast and repeatable, for bots and tests. Not for games between people: it can be predicted. */
export function seededChance(seed: number): Chance {
  const word = sfc32(seed);
  return chanceFrom((limit) => Math.floor((word() / 2 ** 32) * limit));
}

/** Chris Doty-Humphrey's small fast counting generator: 32 bits at a time. */
function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
  const word = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Similar seeds need some rounds to diverge.
  for (let round = 0; round < 15; round++) word();
  return word;
}
