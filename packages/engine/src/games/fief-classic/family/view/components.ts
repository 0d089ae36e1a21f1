import type { FiefClassic } from "@seneschal/schema/games/fief-classic";
import { map } from "@seneschal/schema/reference/fief-classic/map";
import { titlesToWin } from "@seneschal/schema/reference/fief-classic/titles-to-win";
import type { Immutable } from "../../../../core/ruleset.ts";
import { deckOf } from "../model/figures.ts";
import type { Card, Figures } from "../model/types.ts";

type Components = Immutable<FiefClassic["components"]>;

/** What the box of an edition holds and what is printed on it. */
export function componentsOf(figures: Figures): Components {
  return { map, titlesToWin, deck: copiesIn(deckOf(figures)), figures };
}

function copiesIn(cards: readonly Card[]): Components["deck"] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((one) => one === card).length }));
}
