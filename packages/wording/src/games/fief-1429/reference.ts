import { pieces } from "@seneschal/schema/games/fief-1429";
import en from "../../../messages/en/fief-1429.json" with { type: "json" };
import extraEn from "../../../messages/en/fief-1429-reference.json" with { type: "json" };
import fr from "../../../messages/fr/fief-1429.json" with { type: "json" };
import extraFr from "../../../messages/fr/fief-1429-reference.json" with { type: "json" };
import { prospects, sharedFields } from "../fief-shared/reference-fields.ts";
import { sharedNames } from "../fief-shared/reference-names.ts";
import type { GameReference, Reader } from "../game-reference.ts";
import { pledgeOf, sexOf } from "./pieces.ts";
import { fief1429 } from "./wording.ts";

const moveValues = { answer: "yes", side: "attack", stance: "fight", choice: "stay" };

export const reference: GameReference = {
  rulesets: fief1429.rulesets,
  messages: { en: { game: en, extra: extraEn }, fr: { game: fr, extra: extraFr } },
  names: (reader) => ({
    ...sharedNames(reader, { moveValues, pledges: pledgesOf(reader) }),
    ...ownNames(reader),
  }),
  descriptions: ({ t, group }) => ({
    card: {
      ...Object.fromEntries(pieces.lords.map((lord) => [lord, t("cardDoes.lord", { sex: sexOf(lord) })])),
      ...group("cardDoes", () => ({ sex: "man" })),
    },
    step: group("hint"),
  }),
  fields: {
    ...sharedFields,
    spouse: ["lord"],
    on: ["lord"],
    blank: ["lord"],
    author: ["lord"],
    leader: ["lord"],
    holder: ["lord"],
    fallen: ["lord"],
    companions: ["lord"],
    city: ["village"],
    cedes: ["village"],
    from: ["village"],
    chiefTown: ["village"],
    villages: ["village"],
    to: ["village", "lord"],
    fief: ["fief"],
    fiefs: ["fief"],
    relic: ["relic"],
    relics: ["relic"],
    office: ["office"],
    crown: ["office"],
    crowns: ["office"],
    as: ["office"],
    boon: ["card"],
    boons: ["card"],
    calamity: ["card"],
    calamities: ["card"],
    cancels: ["card"],
    pile: ["pile"],
    by: ["lord", "source"],
    choice: ["bearing"],
    over: ["window", "office"],
    diplomacy: ["diplomacy"],
    effect: ["effect"],
    tax: ["tax"],
  },
  view: {
    seats: [
      ...["ally", "attacker", "controller", "defender", "first", "from", "given", "guard", "guest", "guests", "host"],
      ...["leader", "leave", "of", "order", "room", "seat", "seats", "fiefs.taille", "target", "to", "winners"],
    ],
    probabilities: [...prospects, "chance", "fells"],
  },
  about: {
    title: ({ t }) => t("title"),
    pitch: ({ t }) => t("pitch"),
    provenance: ({ t }) => t("provenance"),
  },
};

function ownNames({ t, group, extra }: Reader) {
  return {
    window: extra("window"),
    bearing: extra("bearing"),
    source: extra("source"),
    diplomacy: Object.fromEntries(["free", "embassies"].map((id) => [id, t(`option.diplomacy.${id}`)])),
    fief: group("fief"),
    title: group("fiefTitle", () => ({ sex: "man" })),
    titleOfWoman: group("fiefTitle", () => ({ sex: "woman" })),
    bishopric: group("bishopric"),
    pile: group("cardOf"),
    office: group("office"),
    relic: group("relic"),
    tax: extra("tax"),
    effect: extra("effect"),
  };
}

function pledgesOf({ t }: Reader) {
  return Object.fromEntries(pieces.pledges.filter((id) => id !== "none").map((id) => [id, pledgeOf(t, id)]));
}
