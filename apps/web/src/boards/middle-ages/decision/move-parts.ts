import type { MovePart, Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";

/** A move by itself: which tile stands at a place is another one in each game. */
export function movePartsOf(t: Translate, { type, place }: Draft): readonly MovePart[] {
  if (type === "send") return [{ name: null, text: t("list.place", { place: Number(place) + 1 }), fields: ["place"] }];
  const asked = asks[type];
  return [{ name: null, text: t(asked === undefined ? `list.${type}` : `ask.${asked}`), fields: [] }];
}

const asks: Readonly<Record<string, string>> = {
  scout: "scouting",
  raise: "raising",
  addCoin: "addingCoin",
  addPlot: "addingPlot",
  give: "losses",
  giveBoth: "losses",
};
