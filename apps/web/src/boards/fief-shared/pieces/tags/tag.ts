import type { PieceName } from "../drawings/symbols.tsx";
import type { TagPosition } from "./tag-placement.ts";

/** The count of one kind of piece, and its x in the row. */
interface TagCount {
  readonly key: string;
  readonly piece: PieceName;
  readonly count: number;
  readonly x: number;
}

interface TagName {
  readonly lord: string;
  readonly name: string;
  readonly signs: readonly { readonly sign: PieceName; readonly x: number }[];
  /** Where the name starts. */
  readonly x: number;
}

interface TagShield {
  readonly key: string;
  readonly seat: number;
  readonly kind: "lord" | "troops" | "prisoner";
  readonly x: number;
}

/** The layout of the tag of a company: a strip with shields and counts, and the names of its lords below. */
export interface Tag {
  readonly company: TagPosition;
  readonly width: number;
  readonly height: number;
  /** The width of the strip under the shields and counts; null for lords without troops, who need none. */
  readonly strip: number | null;
  readonly shields: readonly TagShield[];
  readonly figures: readonly TagCount[];
  readonly names: readonly TagName[];
}

/** What a tag is made of. */
export interface TagContent {
  readonly shields: readonly Omit<TagShield, "x">[];
  /** A count of 0 is not shown. */
  readonly counts: readonly (readonly [PieceName, number])[];
  readonly names: readonly { readonly lord: string; readonly name: string; readonly signs: readonly PieceName[] }[];
}

const shieldWidth = 20;
const figureWidth = 33;
const letterWidth = 6.6;
const signWidth = 14;
const stripHeight = 28;
const line = 15;

export function layOutTag(company: TagPosition, content: TagContent): Tag {
  const shields = content.shields.map((shield, place) => ({ ...shield, x: 2 + place * shieldWidth }));
  const after = 4 + shields.length * shieldWidth;
  const figures = content.counts
    .filter(([, count]) => count > 0)
    .map(([piece, count], place) => ({ key: piece, piece, count, x: after + place * figureWidth }));
  const names = content.names.map(({ signs, ...lord }) => ({
    ...lord,
    signs: signs.map((sign, place) => ({ sign, x: 2 + place * signWidth })),
    x: 3 + signs.length * signWidth,
  }));
  const row = after + figures.length * figureWidth + 2;
  return {
    company,
    width: Math.max(row, ...names.map(widthOf)),
    height: stripHeight + names.length * line,
    strip: figures.length === 0 ? null : row,
    shields,
    figures,
    names,
  };
}

const widthOf = ({ name, x }: TagName): number => x + name.length * letterWidth + 2;
