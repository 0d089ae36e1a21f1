import en from "../../../messages/en/middle-ages.json" with { type: "json" };
import extraEn from "../../../messages/en/middle-ages-reference.json" with { type: "json" };
import fr from "../../../messages/fr/middle-ages.json" with { type: "json" };
import extraFr from "../../../messages/fr/middle-ages-reference.json" with { type: "json" };
import type { GameReference } from "../game-reference.ts";
import { middleAges } from "./wording.ts";

export const reference: GameReference = {
  rulesets: middleAges.rulesets,
  messages: { en: { game: en, extra: extraEn }, fr: { game: fr, extra: extraFr } },
  names: ({ t, group, extra }) => ({
    move: extra("move"),
    fact: extra("fact"),
    step: { ...group("ask"), ...extra("step") },
    domain: group("domain"),
    stack: group("stack"),
    event: Object.fromEntries(Object.keys(en.event).map((id) => [id, t(`event.${id}.name`)])),
    effect: extra("effect"),
    cause: extra("cause"),
    view: extra("view"),
  }),
  descriptions: ({ t, group }) => ({
    domain: group("effect"),
    event: Object.fromEntries(Object.keys(en.event).map((id) => [id, t(`event.${id}.what`)])),
  }),
  fields: {
    type: ["move", "fact", "step"],
    domain: ["domain"],
    domains: ["domain"],
    plot: ["domain"],
    plots: ["domain"],
    otherDomain: ["domain"],
    counts: ["domain"],
    extraCoins: ["domain"],
    loses: ["domain"],
    decidedBy: ["domain"],
    name: ["domain"],
    stack: ["stack"],
    stacks: ["stack"],
    event: ["event"],
    events: ["event"],
    kind: ["effect", "cause", "step"],
    by: ["event", "domain"],
  },
  view: {
    seats: ["done", "exposedTo", "gatheredBy", "lord", "order", "scout", "seat"],
    indexes: ["place"],
    leftOut: ["tileSet"],
  },
  about: {
    title: ({ t }) => t("title"),
    pitch: ({ t }) => t("pitch"),
    provenance: ({ t }) => t("provenance"),
  },
};
