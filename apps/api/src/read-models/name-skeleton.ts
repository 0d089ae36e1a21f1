import unhomoglyph from "unhomoglyph";

/** The number of the rule by which `skeletonsOf` works. Whoever changes it counts up: then all names are claimed anew. */
export const skeletonRule = 2;

/**
 * What a name looks like, by the table of Unicode TR39: names that share one of these can be taken for each other. Of each way
 * to write it, because capitals and small letters resemble different ones: `I` looks like `l`, which `i` does not, and a
 * Cyrillic `Н` like `H`, which its small letter does not.
 */
export function skeletonsOf(name: string): readonly string[] {
  const plain = name.normalize("NFKC");
  const small = plain.toLowerCase();
  const ways = [plain, small, plain.toUpperCase(), capitalized(small)];
  return [...new Set(ways.map(skeletonOf))].sort();
}

const capitalized = (text: string) => text.replace(/(?<!\p{L}\p{M}*)\p{L}/gu, (letter) => letter.toUpperCase());

const skeletonOf = (text: string) =>
  unhomoglyph(text.normalize("NFD").replace(secondDot, "")).normalize("NFD").replace(ignorable, "");

/** An `i` has a dot by itself, and where it has none it looks as if it had: a dot more is not seen. */
const secondDot = /(?<=[iıjȷ])\u0307/gu;
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/gu;
