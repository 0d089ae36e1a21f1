import en from "../../../messages/en/example-game.json" with { type: "json" };
import fr from "../../../messages/fr/example-game.json" with { type: "json" };
import type { GameReference } from "../game-reference.ts";
import { exampleGame } from "./wording.ts";

export const reference: GameReference = {
  rulesets: exampleGame.rulesets,
  messages: { en: { game: en, extra: en }, fr: { game: fr, extra: fr } },
  names: ({ group }) => ({ move: group("move"), fact: group("fact"), step: group("ask"), view: group("view") }),
  descriptions: () => ({}),
  fields: { type: ["move", "fact", "step"], kind: ["step"] },
  view: { seats: ["seat", "first"] },
  about: {
    title: ({ t }) => t("title"),
    pitch: ({ t }) => t("pitch"),
    provenance: ({ t }) => t("provenance"),
  },
};
