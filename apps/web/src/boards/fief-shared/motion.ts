import { tinctureOf } from "../../ui/heraldry/tincture.ts";
import type { IconName } from "../../ui/icons/icon-name.ts";
import type { BoardPart, Motion, MotionPiece } from "../motion.ts";
import type { PieceName } from "./pieces/drawings/symbols.tsx";
import type { VillageName } from "./realm/places.ts";

/** The motions that every Fief has in common: pieces on the map, and what families have in the strip of players. */

type FigureKey = "ecus" | "income" | "cards" | "villages" | "titles" | "troops" | "soldiers";

export const piece = (name: PieceName): MotionPiece => ({ symbol: `fief-${name}` });
export const icon = (name: IconName): MotionPiece => ({ symbol: `m-${name}` });
const coin = icon("coin");
const lordPiece = (seat: number): MotionPiece => ({ symbol: `l-${tinctureOf(seat)}` });

export const ofFamily = (seat: number, key?: FigureKey): readonly BoardPart[] =>
  key === undefined ? [`seat-${seat}`] : [`seat-${seat}/${key}`, `seat-${seat}`];

/** A sign at a village; out of view, at the family, or at the event that all take part in. */
export const atVillage = (village: VillageName, piece: MotionPiece, seat?: number): Motion =>
  seat === undefined ? { at: [village, "event"], piece } : { at: [village, ...ofFamily(seat)], piece, seat };

/** A sign at each of some villages: the villages of a land. */
export const atVillages = (villages: readonly VillageName[], piece?: MotionPiece): readonly Motion[] =>
  villages.map((village) => ({ at: [village], ...(piece && { piece }) }));

/** A sign at a family in the strip of players. */
export const atFamily = (seat: number, shown: MotionPiece, key?: FigureKey): Motion => ({
  at: ofFamily(seat, key),
  piece: shown,
  seat,
});

/** Pawns that come to a village or, with a negative count, go. */
export const pawnsAt = (village: VillageName, name: PieceName, amount: number, seat: number): readonly Motion[] =>
  amount === 0 ? [] : [{ ...atVillage(village, piece(name), seat), amount }];

/** Money that a family receives or, with a negative sum, pays; `null` if it is hidden from the reader. */
export function money(seat: number, ecus: number | null, from?: readonly BoardPart[]): readonly Motion[] {
  if (ecus === 0) return [];
  return [
    { at: ofFamily(seat, "ecus"), piece: coin, seat, ...(ecus !== null && { amount: ecus }), ...(from && { from }) },
  ];
}

/** Money that goes from one family to another. */
export const moneyBetween = (from: number, to: number, ecus: number | null): readonly Motion[] => [
  ...money(from, ecus === null ? null : -ecus),
  ...money(to, ecus, ofFamily(from, "ecus")),
];

/** A card that a family draws from a pile. */
export const cardDrawn = (seat: number): Motion => ({ ...atFamily(seat, piece("back"), "cards"), from: ["hand"] });

/** A card that leaves the hand of a family. */
export const cardGone = (seat: number): Motion => ({ ...atFamily(seat, piece("back"), "cards"), amount: -1 });

/** A card that goes from one family to another. */
export const cardBetween = (from: number, to: number): Motion => ({
  ...atFamily(to, piece("back"), "cards"),
  from: ofFamily(from, "cards"),
});

/** A lord at a village, who may come from elsewhere. */
export const lordAt = (village: VillageName, seat: number, from?: readonly BoardPart[]): Motion => ({
  ...atVillage(village, lordPiece(seat), seat),
  ...(from && { from }),
});

/** What both sides of an agreement are told at their places. */
export const between = (seat: number, to: number, shown: MotionPiece): Motion => ({
  ...atFamily(to, shown),
  from: ofFamily(seat),
});
