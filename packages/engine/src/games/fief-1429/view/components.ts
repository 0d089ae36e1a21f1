import { type Fief1429, mapFile } from "@seneschal/schema/games/fief-1429";
import file from "@seneschal/schema/maps/fief-1429.json" with { type: "json" };
import layout from "@seneschal/schema/maps/fief-shared.json" with { type: "json" };
import type { Immutable } from "../../../core/ruleset.ts";
import { characters, events } from "../evolve/beginning.ts";
import { atlas, placeOf, priceOf } from "../model/atlas.ts";
import { castlePrice, hatPrice, knightPrice, millPrice, sergeantPrice } from "../model/prices.ts";
import { box } from "../model/stock.ts";
import type { AnyCard } from "../model/types.ts";
import { start } from "../rules/beginning.ts";

type Components = Immutable<Fief1429["components"]>;

/** What the box holds and what is printed on it. */
export const components: Components = {
  map: mapOfRealm(),
  start,
  prices: {
    sergeant: sergeantPrice,
    knight: knightPrice,
    mill: millPrice,
    castle: castlePrice,
    cardinalsHat: hatPrice,
  },
  stock: { castles: box.castles, mills: box.mills, cardinals: box.cardinals },
  familyStock: { sergeants: box.sergeants, knights: box.knights, siegeEngines: box.engines, taxes: box.taxes },
  lordsMax: box.lordsMax,
  handMax: box.handMax,
  decks: { character: copiesIn(characters), event: copiesIn(events) },
};

function mapOfRealm(): Components["map"] {
  const { width, height } = layout;
  return {
    width,
    height,
    villages: atlas.villages.map((village) => {
      const { fief, bishopric } = placeOf(village);
      return { village, fief, bishopric, at: pointAt(layout.villages[village]) };
    }),
    fiefs: atlas.fiefs.map(({ id, rank, villages }) => ({
      fief: id,
      rank,
      villages,
      titlePrice: priceOf(id),
      nameAt: pointAt(layout.names[id]),
    })),
    bishoprics: atlas.bishoprics,
    roads: mapFile.parse(file).roads.map(({ between, bridge }) => ({ between, hasBridge: bridge })),
  };
}

function pointAt([x = 0, y = 0]: readonly number[]) {
  return { x, y };
}

function copiesIn(cards: readonly AnyCard[]): Components["decks"]["event"] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((one) => one === card).length }));
}
