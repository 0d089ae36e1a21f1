import type { Lord } from "../game.ts";

/** What a lord is besides a lord, each with a small drawing of its own. */
export type Sign =
  | "pope"
  | "cardinal"
  | "bishop"
  | "king"
  | "queen"
  | "prince"
  | "maid"
  | "excommunicated"
  | "author"
  | "passage";

/** Of the church the highest title alone, as it counts. */
export function signsOf(lord: Lord): readonly Sign[] {
  const { crowns, isCardinal, bishopric, isMaid, isExcommunicated, isAuthor, hasPassage } = lord;
  return [
    ...crowns.filter((crown) => crown !== "pope"),
    ...churchOf(crowns.includes("pope"), isCardinal, bishopric !== null),
    ...(isMaid ? (["maid"] as const) : []),
    ...(isExcommunicated ? (["excommunicated"] as const) : []),
    ...(isAuthor ? (["author"] as const) : []),
    ...(hasPassage ? (["passage"] as const) : []),
  ];
}

function churchOf(isPope: boolean, isCardinal: boolean, isBishop: boolean): readonly Sign[] {
  if (isPope) return ["pope"];
  if (isCardinal) return ["cardinal"];
  return isBishop ? ["bishop"] : [];
}
