import en from "../../../messages/en/village.json" with { type: "json" };
import extraEn from "../../../messages/en/village-reference.json" with { type: "json" };
import fr from "../../../messages/fr/village.json" with { type: "json" };
import extraFr from "../../../messages/fr/village-reference.json" with { type: "json" };
import type { GameReference } from "../game-reference.ts";
import { village } from "./wording.ts";

export const reference: GameReference = {
  rulesets: village.rulesets,
  messages: { en: { game: en, extra: extraEn }, fr: { game: fr, extra: extraFr } },
  names: ({ group, extra }) => ({
    move: group("button"),
    field: group("field"),
    fact: extra("fact"),
    step: { ...group("ask"), ...extra("step") },
    action: { ...group("action"), ...extra("action") },
    building: group("building"),
    profession: group("profession"),
    place: { ...group("place"), ...extra("place") },
    city: extra("city"),
    colour: extra("colour"),
    good: group("good"),
    ware: { ...group("good"), ...extra("ware") },
    means: extra("means"),
    tieBreak: extra("tieBreak"),
    view: extra("view"),
  }),
  descriptions: ({ group }) => ({ colour: group("colour"), step: group("hint") }),
  fields: {
    type: ["move", "fact", "step"],
    kind: ["step"],
    action: ["action"],
    building: ["building"],
    profession: ["profession"],
    place: ["place"],
    city: ["city"],
    cities: ["city"],
    from: ["place", "city"],
    to: ["city", "place"],
    cube: ["colour"],
    cubes: ["colour"],
    colour: ["colour"],
    good: ["good"],
    goods: ["good"],
    make: ["ware"],
    price: ["ware"],
    prices: ["ware"],
    asks: ["ware"],
    paid: ["ware"],
    fee: ["ware"],
    pay: ["ware"],
    by: ["means"],
    decidedBy: ["tieBreak"],
    name: ["tieBreak"],
  },
  view: {
    seats: ["active", "first", "inPlay", "lastTurns", "marker", "out", "seat"],
    leftOut: ["box", "board"],
  },
  about: {
    title: ({ t }) => t("title"),
    pitch: ({ t }) => t("pitch"),
    provenance: ({ t }) => t("provenance"),
  },
};
