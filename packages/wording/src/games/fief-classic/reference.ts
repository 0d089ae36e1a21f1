import { pieces } from "@seneschal/schema/games/fief-classic";
import en from "../../../messages/en/fief-classic.json" with { type: "json" };
import extraEn from "../../../messages/en/fief-classic-reference.json" with { type: "json" };
import fr from "../../../messages/fr/fief-classic.json" with { type: "json" };
import extraFr from "../../../messages/fr/fief-classic-reference.json" with { type: "json" };
import { prospects, sharedFields } from "../fief-shared/reference-fields.ts";
import { sharedNames } from "../fief-shared/reference-names.ts";
import type { GameReference, Reader } from "../game-reference.ts";
import { kindOfCard, pledgeOf } from "./pieces.ts";
import { fiefClassic } from "./wording.ts";

const moveValues = { answer: "yes", intent: "siege", side: "defend", on: "nobody", verdict: "keep" };

export const reference: GameReference = {
  rulesets: fiefClassic.rulesets,
  messages: { en: { game: en, extra: extraEn }, fr: { game: fr, extra: extraFr } },
  names: (reader) => ({
    ...sharedNames(reader, { moveValues, pledges: pledgesOf(reader) }),
    ...ownNames(reader),
  }),
  descriptions: (reader) => ({
    card: Object.fromEntries(pieces.cards.map((card) => [card, effectOf(reader, card)])),
    step: reader.group("hint", () => ({ edition: editionOf(reader) })),
    revolt: reader.group("fierce"),
  }),
  fields: {
    ...sharedFields,
    region: ["region"],
    regions: ["region"],
    home: ["region"],
    titles: ["region"],
    capital: ["village"],
    fromRoad: ["village"],
    villages: ["village"],
    see: ["see"],
    curse: ["card"],
    curses: ["card"],
    discards: ["card"],
    tax: ["card"],
    from: ["village", "where"],
    to: ["village", "where"],
    gate: ["village", "where"],
    on: ["lord"],
    intent: ["intent"],
    bearer: ["bearer"],
    verdict: ["verdict"],
    goal: ["goal"],
  },
  view: {
    seats: [
      ...["bearer", "by", "first", "from", "holder", "occupant", "order", "royalTaxes", "seat", "seats", "tax"],
      ...["sees.tithe", "to", "winners"],
    ],
    probabilities: prospects,
    leftOut: ["figures"],
  },
  about: {
    title: ({ t, ruleset }) => t(`title.${editionIn(ruleset)}`),
    pitch: ({ t, ruleset }) => t(`pitch.${editionIn(ruleset)}`),
    provenance: ({ t, ruleset }) => t(`provenance.${editionIn(ruleset)}`),
  },
};

const editionIn = (ruleset: string): string => ruleset.replace("fief-", "");
const editionOf = ({ ruleset }: Reader): string => editionIn(ruleset);

/** Lords do the same, and so do the cards of the church. */
function effectOf(reader: Reader, card: string): string {
  const kind = kindOfCard(card);
  return reader.t(`cardDoes.${kind === "lord" || kind === "see" ? kind : card}`, { edition: editionOf(reader) });
}

function ownNames({ t, group, extra }: Reader) {
  return {
    intent: extra("intent"),
    bearer: extra("bearer"),
    verdict: extra("verdict"),
    goal: Object.fromEntries(pieces.goal.options.map((goal) => [goal, t(`option.goal.${goal}`)])),
    region: group("region"),
    see: group("see"),
    title: group("regionTitle"),
    bishop: group("bishop"),
    where: extra("where"),
  };
}

function pledgesOf({ t }: Reader) {
  return Object.fromEntries(pieces.pledges.filter((id) => id !== "none").map((id) => [id, pledgeOf(t, id)]));
}
