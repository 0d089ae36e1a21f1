import { actionsFor, placeFields, tradeFields } from "../../fief-shared/decision/actions.ts";

const actionFields = {
  chooseRegion: ["region"],
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
  levyTithe: ["see"],
  levySeigneurialTax: ["region"],
  ruin: ["building"],
  bury: ["village", "gate"],
  recruit: ["village"],
  buildPress: ["village"],
  declare: ["village", "intent"],
  sally: ["village"],
  ally: ["occupant"],
  fall: ["lords"],
  claim: ["region"],
  establish: ["region"],
  nominate: ["lord"],
  vote: ["on"],
  judge: ["verdict"],
};

const detailFields = ["region", ...placeFields, "soldiers", "capital", "bearer", ...tradeFields];

export const actions = actionsFor({ actionFields, detailFields });
export const { actionsOf, withDefaults, actionOf } = actions;
