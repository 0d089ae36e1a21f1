import unhomoglyph from "unhomoglyph";

/** The version of `skeletonsOf`. Increase it with every change: all names are then claimed again. */
export const skeletonVersion = 2;

/**
 * Returns what a name looks like, by the confusables table of Unicode TR39. Names that share a skeleton can be
 * confused. Upper and lower case are both considered, because letters resemble different ones in each: `I` looks like
 * `l` but `i` does not, and a Cyrillic `Н` looks like `H` but its lower case does not.
 */
export function skeletonsOf(name: string): readonly string[] {
  const plain = name.normalize("NFKC");
  const small = plain.toLowerCase();
  const forms = [plain, small, plain.toUpperCase(), capitalized(small)];
  return [...new Set(forms.map(skeletonOf))].sort();
}

const capitalized = (text: string) => text.replace(/(?<!\p{L}\p{M}*)\p{L}/gu, (letter) => letter.toUpperCase());

const skeletonOf = (text: string) =>
  unhomoglyph(text.normalize("NFD").replace(secondDot, "")).normalize("NFD").replace(ignorable, "");

/** An `i` has a dot anyway, and is read as if it had one where it has none, so an extra dot is invisible. */
const secondDot = /(?<=[iıjȷ])\u0307/gu;
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/gu;
