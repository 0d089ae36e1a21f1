import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import { map } from "@seneschal/schema/reference/fief-1429/map";
import type { Immutable } from "../../../core/ruleset.ts";
import { characters, events } from "../evolve/beginning.ts";
import { castlePrice, hatPrice, knightPrice, millPrice, sergeantPrice } from "../model/prices.ts";
import { box } from "../model/stock.ts";
import type { AnyCard } from "../model/types.ts";
import { start } from "../rules/beginning.ts";

type Components = Immutable<Fief1429["components"]>;

/** What the box holds and what is printed on it. */
export const components: Components = {
  map,
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

function copiesIn(cards: readonly AnyCard[]): Components["decks"]["event"] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((one) => one === card).length }));
}
