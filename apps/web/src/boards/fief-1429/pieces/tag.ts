import type { Words } from "../../board.ts";
import type { Lord } from "../game.ts";
import type { Company } from "./companies.ts";
import { type Sign, signsOf } from "./signs.ts";
import type { PieceName } from "./symbols.tsx";

/** One thing that a tag shows in its row, and where. */
export interface Figure {
  readonly key: string;
  readonly piece: PieceName;
  readonly count: number;
  readonly x: number;
}

export interface Named {
  readonly lord: string;
  readonly name: string;
  readonly signs: readonly { readonly sign: Sign | "bars"; readonly x: number }[];
  /** Where the name begins. */
  readonly x: number;
}

/** A company as it is drawn: a strip with its shields and counts, and the names of its lords below. */
export interface Tag {
  readonly company: Company;
  readonly width: number;
  readonly height: number;
  readonly shields: readonly {
    readonly key: string;
    readonly seat: number;
    readonly kind: "lord" | "troops" | "prisoner";
    readonly x: number;
  }[];
  readonly figures: readonly Figure[];
  readonly names: readonly Named[];
}

const shieldWidth = 20;
const figureWidth = 33;
const letterWidth = 6.6;
const signWidth = 14;
const strip = 28;
const line = 15;

export function tagOf(words: Words, company: Company): Tag {
  const shields = shieldsOf(company);
  const after = 4 + shields.length * shieldWidth;
  const figures = figuresOf(company, after);
  const names = [...company.lords, ...company.prisoners].map((lord) => namedOf(words, lord));
  const row = after + figures.length * figureWidth + 2;
  return {
    company,
    width: Math.max(row, ...names.map(widthOf)),
    height: strip + names.length * line,
    shields,
    figures,
    names,
  };
}

function shieldsOf({ seat, lords, prisoners }: Company): Tag["shields"] {
  const own = lords.map(({ lord }) => ({ key: lord, seat, kind: "lord" as const }));
  const troops = lords.length === 0 ? [{ key: "troops", seat, kind: "troops" as const }] : [];
  const taken = prisoners.map((lord) => ({ key: lord.lord, seat: lord.seat, kind: "prisoner" as const }));
  return [...own, ...troops, ...taken].map((shield, place) => ({ ...shield, x: 2 + place * shieldWidth }));
}

function figuresOf({ sergeants, knights, faceDown, engine }: Company, after: number): readonly Figure[] {
  const counts: readonly (readonly [PieceName, number])[] = [
    ["knight", knights],
    ["sergeant", sergeants],
    ["back", faceDown],
    ["engine", engine ?? 0],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([piece, count], place) => ({ key: piece, piece, count, x: after + place * figureWidth }));
}

function namedOf(words: Words, lord: Lord): Named {
  const signs = [...signsOf(lord), ...(lord.guard === null ? [] : (["bars"] as const))];
  return {
    lord: lord.lord,
    name: words(`lord.${lord.lord}`),
    signs: signs.map((sign, place) => ({ sign, x: 2 + place * signWidth })),
    x: 3 + signs.length * signWidth,
  };
}

const widthOf = ({ name, x }: Named): number => x + name.length * letterWidth + 2;
