import unhomoglyph from "unhomoglyph";

/**
 * What a name looks like, by the table of Unicode TR39: names that share one of these can be taken for each other. Twice,
 * because capitals and small letters resemble different ones: `I` looks like `l`, `i` does not.
 */
export function skeletonsOf(name: string): readonly string[] {
  const plain = name.normalize("NFKC");
  return [...new Set([skeletonOf(plain.toLowerCase()), skeletonOf(plain)])].sort();
}

const skeletonOf = (text: string) => unhomoglyph(text.normalize("NFD")).normalize("NFD").replace(ignorable, "");

const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/gu;
