import { type FiefClassic, mapFile } from "@seneschal/schema/games/fief-classic";
import file from "@seneschal/schema/maps/fief-classic.json" with { type: "json" };
import layout from "@seneschal/schema/maps/fief-shared.json" with { type: "json" };
import type { Immutable } from "../../../../core/ruleset.ts";
import { placeOf } from "../model/atlas.ts";
import { deckOf } from "../model/figures.ts";
import type { Card, Figures } from "../model/types.ts";

type Components = Immutable<FiefClassic["components"]>;

/** What the box of an edition holds and what is printed on it. */
export function componentsOf(figures: Figures): Components {
  return { map: mapOfRealm(), deck: copiesIn(deckOf(figures)), figures };
}

function mapOfRealm(): Components["map"] {
  const { official, villages, regions, sees, roads } = mapFile.parse(file);
  return {
    isOfficial: official,
    width: layout.width,
    height: layout.height,
    villages: villages.map(({ id }) => {
      const { region, see } = placeOf(id);
      return { village: id, region, see, at: pointAt(layout.villages[id]) };
    }),
    regions: regions.map(({ id, rank, villages: members }) => ({
      region: id,
      rank,
      villages: members,
      nameAt: pointAt(layout.names[id]),
    })),
    sees: sees.map(({ id, villages: members }) => ({ see: id, villages: members })),
    roads,
  };
}

function pointAt([x = 0, y = 0]: readonly number[]) {
  return { x, y };
}

function copiesIn(cards: readonly Card[]): Components["deck"] {
  return [...new Set(cards)].map((card) => ({ card, copies: cards.filter((one) => one === card).length }));
}
