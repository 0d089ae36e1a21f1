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
export const fiefs = ["blaye", "epervier", "st-andromy", "tournus", "st-gerome", "bourg", "essarts", "sigy"] as const;
export const men = [
  "arthur",
  "beaudoin",
  "charles",
  "eric",
  "francois",
  "gauvain",
  "henri",
  "lambert",
  "othon",
  "philippe",
  "quentin",
  "thierry",
] as const;
export const women = ["alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille"] as const;
export const lords = [...men, ...women] as const;
export const calamities = ["bad-weather", "famine", "plague"] as const;
export const boons = ["good-harvest", "fine-weather"] as const;
export const surprises = ["revolt", "secret-passage", "assassination", "justice", "ambush"] as const;
export const characterCards = [...lords, "cardinal", "d-arc"] as const;
export const eventCards = [...boons, "tax", ...surprises] as const;
export const offices = ["bishop-1", "bishop-2", "bishop-3", "bishop-4", "bishop-5", "pope", "king"] as const;
export const relics = ["grail", "roseline", "geronce", "lance", "radegonde"] as const;
/** What an offer may promise besides écus and a card. */
export const pledges = [
  "none",
  "passage",
  ...villages.map((one) => `village:${one}` as const),
  ...lords.map((one) => `prisoner:${one}` as const),
  ...fiefs.map((one) => `title:${one}` as const),
  ...relics.map((one) => `relic:${one}` as const),
] as const;

export const village = z.enum(villages).meta({ id: "Fief1429Village", description: "A village of the map." });
export const fief = z.enum(fiefs).meta({ id: "Fief1429Fief", description: "A fief of the map." });
export const lord = z.enum(lords).meta({ id: "Fief1429Lord", description: "A lord or a lady, by name." });
export const lordOrNobody = z
  .union([lord, z.literal("nobody")])
  .meta({ id: "Fief1429LordOrNobody", description: "A lord or a lady, or `nobody`." });
export const bishopric = z.int().min(1).max(5).meta({ description: "The number of a bishopric." });
export const calamity = z.enum(calamities).meta({ id: "Fief1429Calamity", description: "A calamity." });
export const boon = z.enum(boons);
export const relic = z.enum(relics).meta({ id: "Fief1429Relic", description: "A relic." });
export const pledge = z.enum(pledges).meta({
  id: "Fief1429Pledge",
  description:
    "The control of a village, a prisoner (who is freed if of the receiver's family), the price of a fief title that the king waives this turn, a relic, or passage this turn.",
});
/** What a hand holds. */
export const card = z
  .enum([...characterCards, ...eventCards])
  .meta({ id: "Fief1429Card", description: "A card that a player can hold." });
export const pile = z.enum(["character", "event"]);
export const anyCard = z
  .enum([...characterCards, ...eventCards, ...calamities])
  .meta({ id: "Fief1429AnyCard", description: "A card." });
export const cardOrNone = z
  .union([card, z.literal("none")])
  .meta({ id: "Fief1429CardOrNone", description: "A card, or `none`." });
export const hiddenCard = z.literal("hidden");
export const office = z.enum(offices).meta({ id: "Fief1429Office", description: "An office or a title." });
export const crown = z.enum(["pope", "king", "queen", "prince"]);
export const building = z.enum(["castle", "city"]);
export const rank = z.enum(["duchy", "county", "barony"]);
export const ecus = z.int().min(0);
export const count = z.int().min(0);
export const die = z.int().min(1).max(6);
export const dieFaces = z.array(z.int().min(0).max(3)).meta({ description: "What each battle die shows." });

/** Troops of one family in one village that have gone equally far by the same road. */
export const band = z
  .object({
    seat,
    sergeants: count,
    knights: count,
    steps: count.meta({ description: "Steps made this turn." }),
    road: village.nullable().meta({ description: "Before the village, on the road from there; null: in it." }),
    hasFacedPlague: z.boolean(),
    isRiding: z.boolean(),
  })
  .meta({ id: "Fief1429Band", description: "The soldiers of one seat at one place." });

/** A band as an audience sees it: in the fog, the kinds of its pawns are null. */
export const bandShown = band.extend({
  pawns: count,
  sergeants: count.nullable(),
  knights: count.nullable(),
});

export const endOfBattle = z.enum([
  "won",
  "alone",
  "surrender",
  "truce",
  "stop",
  "lords-only",
  "no-leader",
  "no-losses",
  "walls",
  "all-fallen",
]);
export const stance = z.enum(["truce", "fight", "surrender", "stop"]);
export const side = z.enum(["attack", "defend"]);
export const phase = z.enum(["set-up", "hear-ye", "cards", "income", "purchases", "marches", "battles", "end"]);

/** What a family is asked to agree to. */
export const matter = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("marriage"), from: seat, lord, spouse: lord }),
    z.object({ kind: z.literal("lodging"), from: seat, lord, village, as: z.enum(["lord", "prince"]) }),
    z.object({ kind: z.literal("refuge"), from: seat, lord, village }),
    z.object({ kind: z.literal("hat"), from: seat, lord, by: z.enum(["card", "purchase"]) }),
    z.object({ kind: z.literal("waiver"), from: seat, fief, lord, city: village }),
    z.object({ kind: z.literal("annulment"), from: seat, lord, spouse: lord }),
    z.object({ kind: z.literal("ransom"), from: seat, lord, ecus }),
    z.object({ kind: z.literal("relic"), from: seat, lord, relic }),
  ])
  .meta({ id: "Fief1429Matter", description: "What a family is asked to agree to." });
