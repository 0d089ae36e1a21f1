import { layout } from "../fief-shared/layout.ts";
import { bentRoads, placedVillages } from "../fief-shared/on-layout.ts";

const villages = [
  { village: "beaujeu", name: "Beaujeu", fief: "blaye", bishopric: 5 },
  { village: "la-salle", name: "La Salle", fief: "blaye", bishopric: 1 },
  { village: "blaye", name: "Blaye", fief: "blaye", bishopric: 1 },
  { village: "charolles", name: "Charolles", fief: "blaye", bishopric: 1 },
  { village: "sennecy", name: "Sennecy", fief: "epervier", bishopric: 1 },
  { village: "l-epervier", name: "L’Épervier", fief: "epervier", bishopric: 1 },
  { village: "chateauneuf", name: "Châteauneuf", fief: "epervier", bishopric: 2 },
  { village: "mazilles", name: "Mazilles", fief: "st-andromy", bishopric: 2 },
  { village: "st-andromy", name: "St Andromy", fief: "st-andromy", bishopric: 2 },
  { village: "tournus", name: "Tournus", fief: "tournus", bishopric: 2 },
  { village: "belleville", name: "Belleville", fief: "tournus", bishopric: 3 },
  { village: "pugnac", name: "Pugnac", fief: "tournus", bishopric: 3 },
  { village: "st-medard", name: "St Médard", fief: "st-gerome", bishopric: 1 },
  { village: "st-gerome", name: "St Gérôme", fief: "st-gerome", bishopric: 3 },
  { village: "st-andre", name: "St André", fief: "st-gerome", bishopric: 3 },
  { village: "villeneuve", name: "Villeneuve", fief: "bourg", bishopric: 1 },
  { village: "la-bussiere", name: "La Bussière", fief: "bourg", bishopric: 3 },
  { village: "bourg", name: "Bourg", fief: "bourg", bishopric: 4 },
  { village: "st-vivien", name: "St Vivien", fief: "bourg", bishopric: 4 },
  { village: "les-essarts", name: "Les Essarts", fief: "essarts", bishopric: 4 },
  { village: "st-paul", name: "St Paul", fief: "essarts", bishopric: 5 },
  { village: "marcamps", name: "Marcamps", fief: "sigy", bishopric: 4 },
  { village: "sigy", name: "Sigy", fief: "sigy", bishopric: 5 },
  { village: "st-ciers-d-abzac", name: "St Ciers d’Abzac", fief: "sigy", bishopric: 5 },
] as const;

const fiefs = [
  { fief: "blaye", rank: "duchy", titlePrice: 8 },
  { fief: "epervier", rank: "county", titlePrice: 6 },
  { fief: "st-andromy", rank: "barony", titlePrice: 4 },
  { fief: "tournus", rank: "county", titlePrice: 6 },
  { fief: "st-gerome", rank: "county", titlePrice: 6 },
  { fief: "bourg", rank: "duchy", titlePrice: 8 },
  { fief: "essarts", rank: "barony", titlePrice: 4 },
  { fief: "sigy", rank: "county", titlePrice: 6 },
] as const;

const bishoprics = [
  { bishopric: 1, chiefTown: "blaye" },
  { bishopric: 2, chiefTown: "tournus" },
  { bishopric: 3, chiefTown: "st-gerome" },
  { bishopric: 4, chiefTown: "bourg" },
  { bishopric: 5, chiefTown: "sigy" },
] as const;

const roads = [
  { between: ["beaujeu", "la-salle"], hasBridge: false },
  { between: ["beaujeu", "st-ciers-d-abzac"], hasBridge: false },
  { between: ["la-salle", "sennecy"], hasBridge: false },
  { between: ["la-salle", "blaye"], hasBridge: false },
  { between: ["blaye", "charolles"], hasBridge: false },
  { between: ["charolles", "l-epervier"], hasBridge: false },
  { between: ["charolles", "villeneuve"], hasBridge: true },
  { between: ["sennecy", "l-epervier"], hasBridge: false },
  { between: ["l-epervier", "chateauneuf"], hasBridge: false },
  { between: ["chateauneuf", "mazilles"], hasBridge: false },
  { between: ["mazilles", "belleville"], hasBridge: false },
  { between: ["mazilles", "st-andromy"], hasBridge: false },
  { between: ["belleville", "pugnac"], hasBridge: false },
  { between: ["tournus", "st-andromy"], hasBridge: false },
  { between: ["tournus", "pugnac"], hasBridge: false },
  { between: ["pugnac", "st-gerome"], hasBridge: true },
  { between: ["st-andromy", "st-medard"], hasBridge: true },
  { between: ["st-medard", "villeneuve"], hasBridge: true },
  { between: ["st-medard", "st-gerome"], hasBridge: false },
  { between: ["st-gerome", "st-andre"], hasBridge: false },
  { between: ["st-andre", "la-bussiere"], hasBridge: true },
  { between: ["la-bussiere", "bourg"], hasBridge: false },
  { between: ["bourg", "st-vivien"], hasBridge: false },
  { between: ["bourg", "villeneuve"], hasBridge: false },
  { between: ["villeneuve", "les-essarts"], hasBridge: false },
  { between: ["les-essarts", "marcamps"], hasBridge: false },
  { between: ["les-essarts", "st-paul"], hasBridge: false },
  { between: ["marcamps", "st-ciers-d-abzac"], hasBridge: false },
  { between: ["st-ciers-d-abzac", "sigy"], hasBridge: false },
  { between: ["sigy", "st-paul"], hasBridge: false },
  { between: ["st-paul", "st-vivien"], hasBridge: false },
] as const;

type Village = (typeof villages)[number];

const villagesWhere = (isMeant: (village: Village) => boolean) =>
  villages.filter(isMeant).map(({ village }) => village);

/** The map of Fief 1429, as the reference data has it. The rules and the board are made of it. */
export const map = {
  width: layout.width,
  height: layout.height,
  villages: placedVillages<Village>(villages),
  fiefs: fiefs.map((one) => ({
    ...one,
    villages: villagesWhere(({ fief }) => fief === one.fief),
    nameAt: layout.names[one.fief],
  })),
  bishoprics: bishoprics.map((one) => ({
    ...one,
    villages: villagesWhere(({ bishopric }) => bishopric === one.bishopric),
  })),
  roads: bentRoads<(typeof roads)[number]>(roads),
} as const;
