import type { Lord } from "../game.ts";

/** The ranks and states of a lord that have a sign of their own. */
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

/** Of the titles of the church only the highest, as only it counts. */
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
