import type { Below } from "./random.ts";

/** Random numbers from a hash (64 hexadecimal digits), by xoshiro128** seeded with its first half: anyone can repeat them. */
export function seededRandom(hash: string): Below {
  const words = [0, 8, 16, 24].map((from) => Number.parseInt(hash.slice(from, from + 8), 16) >>> 0);
  let [a = 0, b = 0, c = 0, d = 0] = words;
  if ((a | b | c | d) === 0) throw new Error("nothing comes of a hash of nothing but zeros");

  function word(): number {
    const drawn = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return drawn;
  }

  return (limit) => {
    if (!(limit >= 1)) throw new Error(`nothing can be drawn below ${limit}`);
    const usable = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = word();
      if (drawn < usable) return drawn % limit;
    }
  };
}

const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
