import { pieces } from "@seneschal/schema/games/fief-1429";
import en from "../../../messages/en/fief-1429.json" with { type: "json" };
import extraEn from "../../../messages/en/fief-1429-reference.json" with { type: "json" };
import fr from "../../../messages/fr/fief-1429.json" with { type: "json" };
import extraFr from "../../../messages/fr/fief-1429-reference.json" with { type: "json" };
import { sharedFields } from "../fief-shared/reference-fields.ts";
import type { GameReference, Reader } from "../game-reference.ts";
import { pledgeOf, sexOf } from "./pieces.ts";
import { fief1429 } from "./wording.ts";

export const reference: GameReference = {
  rulesets: fief1429.rulesets,
  messages: { en: { game: en, extra: extraEn }, fr: { game: fr, extra: extraFr } },
  names: (reader) => ({ ...vocabularyOf(reader), ...piecesOf(reader), ...outcomesOf(reader) }),
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
  about: {
    title: ({ t }) => t("title"),
    pitch: ({ t }) => t("pitch"),
    provenance: ({ t }) => t("provenance"),
  },
};

function vocabularyOf({ t, group, extra }: Reader) {
  return {
    move: { ...group("button", moveValues), ...extra("move") },
    field: group("field"),
    fact: extra("fact"),
    step: { ...group("ask"), ...extra("step") },
    window: extra("window"),
    phase: group("phase"),
    answer: extra("answer"),
    matter: extra("matter"),
    bearing: extra("bearing"),
    stance: extra("stance"),
    side: extra("side"),
    fight: extra("fight"),
    source: extra("source"),
    diplomacy: Object.fromEntries(["free", "embassies"].map((id) => [id, t(`option.diplomacy.${id}`)])),
  };
}

/** The names of moves with a choice of words come from the reference messages. */
const moveValues = () => ({ answer: "yes", side: "attack", stance: "fight", choice: "stay" });

function piecesOf({ t, group, extra }: Reader) {
  return {
    village: group("village"),
    fief: group("fief"),
    bishopric: group("bishopric"),
    lord: group("lord"),
    card: { ...group("lord"), ...group("card"), ...extra("card") },
    pile: group("cardOf"),
    office: group("office"),
    relic: group("relic"),
    building: extra("building"),
    rank: extra("rank"),
    tax: extra("tax"),
    pledge: {
      ...Object.fromEntries(pieces.pledges.filter((id) => id !== "none").map((id) => [id, pledgeOf(t, id)])),
      ...extra("pledge"),
    },
  };
}

function outcomesOf({ extra }: Reader) {
  return {
    cause: extra("cause"),
    effect: extra("effect"),
    reason: extra("reason"),
    why: extra("why"),
    tieBreak: extra("tieBreak"),
  };
}
