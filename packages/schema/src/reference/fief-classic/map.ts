import { layout } from "../fief-shared/layout.ts";
import { bentRoads, placedVillages } from "../fief-shared/on-layout.ts";

// Reconstructed. Known of the board of the eighties: 24 villages, 6 regions of 3, 3, 4, 4, 5 and 5, 4 bishoprics named
// Blaye, Bourg, Sigy and Tournus, six villages in that of Blaye, and the roads from Tournus by St Andromy to St Médard.
// All else is carried back from the later board, with its two smallest baronies given back to their neighbours.

const villages = [
  { village: "beaujeu", name: "Beaujeu", region: "blaye", see: "sigy" },
  { village: "la-salle", name: "La Salle", region: "blaye", see: "blaye" },
  { village: "blaye", name: "Blaye", region: "blaye", see: "blaye" },
  { village: "charolles", name: "Charolles", region: "blaye", see: "blaye" },
  { village: "sennecy", name: "Sennecy", region: "epervier", see: "blaye" },
  { village: "l-epervier", name: "L’Épervier", region: "epervier", see: "blaye" },
  { village: "chateauneuf", name: "Châteauneuf", region: "epervier", see: "tournus" },
  { village: "mazilles", name: "Mazilles", region: "tournus", see: "tournus" },
  { village: "st-andromy", name: "St Andromy", region: "tournus", see: "tournus" },
  { village: "tournus", name: "Tournus", region: "tournus", see: "tournus" },
  { village: "belleville", name: "Belleville", region: "tournus", see: "tournus" },
  { village: "pugnac", name: "Pugnac", region: "tournus", see: "tournus" },
  { village: "st-medard", name: "St Médard", region: "st-gerome", see: "bourg" },
  { village: "st-gerome", name: "St Gérôme", region: "st-gerome", see: "bourg" },
  { village: "st-andre", name: "St André", region: "st-gerome", see: "bourg" },
  { village: "villeneuve", name: "Villeneuve", region: "bourg", see: "blaye" },
  { village: "la-bussiere", name: "La Bussière", region: "bourg", see: "bourg" },
  { village: "bourg", name: "Bourg", region: "bourg", see: "bourg" },
  { village: "st-vivien", name: "St Vivien", region: "bourg", see: "bourg" },
  { village: "les-essarts", name: "Les Essarts", region: "bourg", see: "sigy" },
  { village: "st-paul", name: "St Paul", region: "sigy", see: "sigy" },
  { village: "marcamps", name: "Marcamps", region: "sigy", see: "sigy" },
  { village: "sigy", name: "Sigy", region: "sigy", see: "sigy" },
  { village: "st-ciers-d-abzac", name: "St Ciers d’Abzac", region: "sigy", see: "sigy" },
] as const;

const regions = [
  { region: "tournus", rank: "duchy" },
  { region: "bourg", rank: "duchy" },
  { region: "blaye", rank: "county" },
  { region: "sigy", rank: "county" },
  { region: "st-gerome", rank: "barony" },
  { region: "epervier", rank: "barony" },
] as const;

const sees = [{ see: "blaye" }, { see: "tournus" }, { see: "bourg" }, { see: "sigy" }] as const;

const roads = [
  { between: ["beaujeu", "la-salle"] },
  { between: ["beaujeu", "st-ciers-d-abzac"] },
  { between: ["la-salle", "sennecy"] },
  { between: ["la-salle", "blaye"] },
  { between: ["blaye", "charolles"] },
  { between: ["charolles", "l-epervier"] },
  { between: ["charolles", "villeneuve"] },
  { between: ["sennecy", "l-epervier"] },
  { between: ["l-epervier", "chateauneuf"] },
  { between: ["chateauneuf", "mazilles"] },
  { between: ["mazilles", "belleville"] },
  { between: ["mazilles", "st-andromy"] },
  { between: ["belleville", "pugnac"] },
  { between: ["tournus", "st-andromy"] },
  { between: ["tournus", "pugnac"] },
  { between: ["pugnac", "st-gerome"] },
  { between: ["st-andromy", "st-medard"] },
  { between: ["st-medard", "villeneuve"] },
  { between: ["st-medard", "st-gerome"] },
  { between: ["st-gerome", "st-andre"] },
  { between: ["st-andre", "la-bussiere"] },
  { between: ["la-bussiere", "bourg"] },
  { between: ["bourg", "st-vivien"] },
  { between: ["bourg", "villeneuve"] },
  { between: ["villeneuve", "les-essarts"] },
  { between: ["les-essarts", "marcamps"] },
  { between: ["les-essarts", "st-paul"] },
  { between: ["marcamps", "st-ciers-d-abzac"] },
  { between: ["st-ciers-d-abzac", "sigy"] },
  { between: ["sigy", "st-paul"] },
  { between: ["st-paul", "st-vivien"] },
] as const;

type Village = (typeof villages)[number];

const villagesWhere = (isMeant: (village: Village) => boolean) =>
  villages.filter(isMeant).map(({ village }) => village);

/** The map of the eighties, as the reference data has it. The rules and the boards are made of it. */
export const map = {
  isOfficial: false as boolean,
  width: layout.width,
  height: layout.height,
  villages: placedVillages<Village>(villages),
  regions: regions.map((one) => ({
    ...one,
    villages: villagesWhere(({ region }) => region === one.region),
    nameAt: layout.names[one.region],
  })),
  sees: sees.map((one) => ({ ...one, villages: villagesWhere(({ see }) => see === one.see) })),
  roads: bentRoads<(typeof roads)[number]>(roads),
} as const;
