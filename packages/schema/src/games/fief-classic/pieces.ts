import { z } from "zod";
import { seat } from "../../ids.ts";

export const villages = [
  "beaujeu",
  "la-salle",
  "blaye",
  "charolles",
  "sennecy",
  "l-epervier",
  "chateauneuf",
  "mazilles",
  "st-andromy",
  "tournus",
  "belleville",
  "pugnac",
  "st-medard",
  "st-gerome",
  "st-andre",
  "villeneuve",
  "la-bussiere",
  "bourg",
  "st-vivien",
  "les-essarts",
  "st-paul",
  "marcamps",
  "sigy",
  "st-ciers-d-abzac",
] as const;
export const regions = ["tournus", "bourg", "blaye", "sigy", "st-gerome", "epervier"] as const;
export const sees = ["blaye", "tournus", "bourg", "sigy"] as const;
export const lords = [
  "clement",
  "charles",
  "eric",
  "francois",
  "gauvain",
  "guillaume",
  "henry",
  "hugues",
  "jacques",
  "jean",
  "lambert",
  "louis",
  "pierre",
  "robert",
  "roland",
] as const;
export const curses = ["bad-weather", "famine"] as const;
export const attacks = ["revolt", ...curses, "plague", "assassination"] as const;
export const remedies = ["good-harvest", "sun", "justice"] as const;
export const taxes = ["seigneurial-tax", "royal-tax", "tithe"] as const;
export const seeCards = ["see-blaye", "see-tournus", "see-bourg", "see-sigy"] as const;
export const cards = [...lords, ...attacks, ...remedies, ...taxes, ...seeCards] as const;
/** What an offer may promise besides écus and a card. */
export const pledges = ["none", "passage", "alliance", ...villages.map((one) => `village:${one}` as const)] as const;

export const village = z.enum(villages).meta({ id: "FiefClassicVillage", description: "A village of the map." });
export const region = z.enum(regions).meta({ id: "FiefClassicRegion", description: "A region of the map." });
export const see = z.enum(sees).meta({ id: "FiefClassicSee", description: "A bishopric." });
export const lord = z.enum(lords).meta({ id: "FiefClassicLord", description: "A lord, by name." });
export const lordOrNobody = z
  .union([lord, z.literal("nobody")])
  .meta({ id: "FiefClassicLordOrNobody", description: "A lord, or `nobody`." });
export const ballot = z.union([lordOrNobody, z.literal("against")]).meta({
  id: "FiefClassicBallot",
  description: "A candidate, an abstention, or a vote against all candidates.",
});
export const verdict = z
  .enum(["abstain", "keep", "depose"])
  .meta({ id: "FiefClassicVerdict", description: "A vote on the deposition of the king." });
export const card = z.enum(cards).meta({ id: "FiefClassicCard", description: "A card." });
export const cardOrNone = z
  .union([card, z.literal("none")])
  .meta({ id: "FiefClassicCardOrNone", description: "A card, or `none`." });
export const hiddenCard = z.literal("hidden");
export const curse = z.enum(curses).meta({ id: "FiefClassicCurse", description: "A card that strikes a region." });
export const attack = z.enum(attacks).meta({ id: "FiefClassicAttack", description: "An attack card." });
export const remedy = z.enum(remedies);
export const tax = z.enum(taxes).meta({ id: "FiefClassicTax", description: "A kind of tax." });
export const pledge = z.enum(pledges).meta({
  id: "FiefClassicPledge",
  description: "Passage at the family's own villages, an alliance (both until the end of the next turn), or a village.",
});
export const rank = z.enum(["duchy", "county", "barony"]);
export const building = z.enum(["mill", "press"]);
export const phase = z.enum(["set-up", "cards", "income", "purchases", "marches", "battles", "talks"]);
export const stance = z.enum(["siege", "attack", "refused", "guest", "relief", "challenge"]).meta({
  description: "Why a family stands before a village; challenge: to attack its besiegers.",
  id: "FiefClassicStance",
});
export const isSiegeKept = z
  .boolean()
  .optional()
  .meta({ description: "It attacks, but its siege still shuts in those inside." });
export const bearerNamed = seat
  .nullable()
  .optional()
  .meta({ description: "The family of this side that takes its losses first; without one, they are shared." });
export const intent = z.enum(["siege", "attack", "passage", "relief", "challenge"]);
export const kindOfBattle = z.enum(["assault", "sally", "relief", "rivalry", "challenge"]).meta({
  description:
    "On the village, from it, for those besieged in it, between those who came to take it, or on its besiegers.",
});
export const side = z.enum(["attack", "defend"]);
export const causeOfLoss = z.enum(["battle", "plague", "revolt", "assassination", "justice"]);
export const goal = z
  .enum(["two", "three", "four", "none"])
  .meta({ id: "FiefClassicGoal", description: "How many titles end the game." });
export const ecus = z.int().min(0);
export const count = z.int().min(0);
export const die = z.int().min(1).max(6);
export const dice = z.array(die);

/** What a family is asked to agree to. */
export const matter = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("passage"), from: seat, village }),
    z.object({ kind: z.literal("aid"), from: seat, village }),
    z.object({ kind: z.literal("title"), from: seat, region, lord, capital: village }),
  ])
  .meta({ id: "FiefClassicMatter", description: "What a family is asked to agree to." });
