import { actionsFor } from "../../fief-shared/decision/actions.ts";

/** The fields that say what is done; the others say how, and are asked in lists of their own. */
const actionFields: Readonly<Record<string, readonly string[]>> = {
  answer: ["answer"],
  chooseRegion: ["region"],
  settle: ["village"],
  takeLord: ["lord"],
  playLord: ["lord"],
  ordain: ["see", "lord"],
  takeHat: ["lord"],
  lay: ["card"],
  revolt: ["region"],
  assassinate: ["lord"],
  bless: ["card", "region"],
  execute: ["lord"],
  exchange: ["card"],
  discard: ["card"],
  levyTithe: ["see"],
  levySeigneurialTax: ["region"],
  ruin: ["building"],
  bury: ["village", "gate"],
  recruit: ["village"],
  buildMill: ["village"],
  buildPress: ["village"],
  buildCastle: ["village"],
  march: ["lord"],
  declare: ["village", "intent"],
  sally: ["village"],
  join: ["side"],
  ally: ["occupant"],
  fall: ["lords"],
  give: ["to"],
  offer: ["to"],
  accept: ["from"],
  decline: ["from"],
  claim: ["region"],
  establish: ["region"],
  nominate: ["lord"],
  vote: ["on"],
  judge: ["verdict"],
};

/** In the order in which they are asked. */
const detailFields = [
  "region",
  "village",
  "lord",
  "to",
  "soldiers",
  "capital",
  "ecus",
  "card",
  "pledge",
  "askedEcus",
  "askedCard",
  "askedPledge",
];

export const actions = actionsFor({ actionFields, detailFields });
export const { actionsOf, withDefaults, actionOf } = actions;
