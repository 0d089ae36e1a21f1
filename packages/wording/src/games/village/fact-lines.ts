import { joinClauses } from "../../clauses.ts";
import type { Translate } from "../../entries/entry.ts";
import { describeRanking } from "../../outcome.ts";
import type { Readers } from "../../people.ts";
import type { Cubes, Customer, Fact, Figure, Points } from "./game.ts";
import { cubesOf, customerOf, figuresOf, namesOf, placeOf, waresOf, whoOf } from "./names.ts";

/** Returns one sentence about a fact, made only of its fields. */
export function lineOf(t: Translate, fact: Fact, readers: Readers): string {
  return t(`facts.${fact.type}`, valuesOf(t, fact, readers));
}

/** Returns the sentence of a preview: in the future tense for what the move itself does, as in the chronicle for the rest. */
export function previewLineOf(t: Translate, fact: Fact, readers: Readers): string {
  if (!previewed.has(fact.type)) return lineOf(t, fact, readers);
  return t(`previewedFacts.${fact.type}`, valuesOf(t, fact, readers));
}

const previewed: ReadonlySet<string> = new Set([
  "CubeTaken",
  "WellPaid",
  "LastActionChosen",
  "ActionDeclined",
  "BridgeCrossed",
  "GrainHarvested",
  "MemberBorn",
  "MemberRecalled",
  "WorkerTrained",
  "GoodMade",
  "GoodBought",
  "GrainMilled",
  "CityReached",
  "CityVisited",
  "CouncilEntered",
  "CouncilClimbed",
  "MarkerTaken",
  "CubesChosen",
  "GoodChosen",
  "PrestigeBought",
  "MemberPledged",
  "MarketOpened",
  "CustomerServed",
  "MarketLeft",
  "MemberBoughtOut",
  "MemberRose",
  "MemberDied",
  "DeathWaived",
  "MassBegan",
  "MarketClosed",
  "EndSealed",
  "LastTurnsBegan",
  "MajorityRewarded",
]);

function valuesOf(t: Translate, fact: Fact, readers: Readers): Record<string, string | number> {
  const fields = Object.entries(fact).map(([field, value]) => [field, formatField(t, field, value, readers)]);
  return Object.fromEntries(fields);
}

type FieldFormat = (t: Translate, value: never, readers: Readers) => string | number;

const formats: Readonly<Record<string, FieldFormat>> = {
  seat: (_, seat: number, readers) => whoOf(readers, seat),
  first: (_, seat: number, readers) => whoOf(readers, seat),
  seats: (t, seats: number | readonly number[], readers) =>
    typeof seats === "number" ? seats : namesOf(readers, seats) || t("none"),
  box: (t, { isOfficial }: { isOfficial: boolean }) => t(isOfficial ? "box.official" : "box.reconstructed"),
  added: (t, cubes: Cubes) => cubesOf(t, cubes),
  spaces: (t, spaces: readonly Cubes[]) =>
    joinClauses(
      t,
      spaces.map((cubes, space) => t("space", { action: t(`action.${actions[space]}`), cubes: cubesOf(t, cubes) })),
    ),
  action: (t, action: string) => t(`action.${action}`),
  cube: (t, cube: string) => t(`ware.${cube}`, { count: 1 }),
  cubes: (t, cubes: number | readonly string[]) => (typeof cubes === "number" ? cubes : waresOf(t, cubes)),
  paid: (t, paid: readonly string[]) => (paid.length === 0 ? "none" : waresOf(t, paid)),
  fee: (t, fee: readonly string[]) => waresOf(t, fee),
  good: (t, good: string) => t(`ware.${good}`, { count: 1 }),
  building: (t, building: string) => t(`building.${building}`),
  profession: (t, profession: string) => t(`profession.${profession}`),
  city: (t, city: string) => t("cityName", { city }),
  from: (t, from: string | null) => {
    if (from === null) return t("village");
    return from.length === 1 ? t("cityName", { city: from }) : placeOf(t, from);
  },
  stall: (_, stall: number) => stall + 1,
  customer: (t, customer: Customer) => customerOf(t, customer),
  customers: (t, customers: number | readonly Customer[]) =>
    typeof customers === "number" ? customers : customersOf(t, customers),
  stalls: (t, stalls: readonly (Customer | null)[]) => customersOf(t, stalls),
  queue: (t, queue: readonly Customer[]) => customersOf(t, queue),
  arrived: (t, arrived: readonly Customer[]) => customersOf(t, arrived),
  figures: (t, figures: readonly Figure[], readers) => figuresOf(t, readers, figures) || t("none"),
  window: (_, window: number | null) => window ?? "none",
  decidedBy: (_, decidedBy: string | null) => decidedBy ?? "none",
  points: (t, points: Points) => t("pointsOf", points),
  ranking: (t, ranking: readonly Ranked[], readers) => describeRanking(t, ranking, readers),
};

const actions = ["harvest", "family", "crafts", "market", "travel", "council", "church"] as const;
type Ranked = { readonly seat: number; readonly rank: number; readonly score: number };

function formatField(t: Translate, field: string, value: unknown, readers: Readers): string | number {
  const format = formats[field];
  if (format !== undefined) return format(t, value as never, readers);
  return typeof value === "number" ? value : String(value);
}

const customersOf = (t: Translate, customers: readonly (Customer | null)[]): string =>
  joinClauses(
    t,
    customers.flatMap((customer) => (customer === null ? [] : [customerOf(t, customer)])),
  ) || t("none");
