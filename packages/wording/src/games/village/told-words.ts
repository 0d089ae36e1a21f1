import type { Words } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import type { Cubes, Customer, Figure, Points, Told } from "./game.ts";
import { cubesOf, customerOf, figuresOf, nameOf, namesOf, placeOf, waresOf, whoOf } from "./wording.ts";

/** What happened, in one sentence made of the fields of the told fact and nothing else. */
export function lineOf(words: Words, told: Told, readers: Readers): string {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(told)) values[field] = wordOf(words, field, value, readers);
  return words(`told.${told.type}`, values);
}

type Wording = (words: Words, value: never, readers: Readers) => string | number;

const wordings: Readonly<Record<string, Wording>> = {
  seat: (_, seat: number, readers) => whoOf(readers, seat),
  first: (_, seat: number, readers) => whoOf(readers, seat),
  seats: (words, seats: number | readonly number[], readers) =>
    typeof seats === "number" ? seats : namesOf(readers, seats) || words("none"),
  box: (words, { isOfficial }: { isOfficial: boolean }) => words(isOfficial ? "box.official" : "box.reconstructed"),
  added: (words, cubes: Cubes) => cubesOf(words, cubes),
  spaces: (words, spaces: readonly Cubes[]) =>
    spaces
      .map((cubes, space) =>
        words("space", { action: words(`action.${actions[space]}`), cubes: cubesOf(words, cubes) }),
      )
      .join("; "),
  action: (words, action: string) => words(`action.${action}`),
  cube: (words, cube: string) => words(`ware.${cube}`, { count: 1 }),
  cubes: (words, cubes: number | readonly string[]) => (typeof cubes === "number" ? cubes : waresOf(words, cubes)),
  paid: (words, paid: readonly string[]) => (paid.length === 0 ? "none" : waresOf(words, paid)),
  fee: (words, fee: readonly string[]) => waresOf(words, fee),
  good: (words, good: string) => words(`ware.${good}`, { count: 1 }),
  building: (words, building: string) => words(`building.${building}`),
  profession: (words, profession: string) => words(`profession.${profession}`),
  city: (words, city: string) => words("cityName", { city }),
  from: (words, from: string | null) => {
    if (from === null) return words("village");
    return from.length === 1 ? words("cityName", { city: from }) : placeOf(words, from);
  },
  stall: (_, stall: number) => stall + 1,
  customer: (words, customer: Customer) => customerOf(words, customer),
  customers: (words, customers: number | readonly Customer[]) =>
    typeof customers === "number" ? customers : customersOf(words, customers),
  stalls: (words, stalls: readonly (Customer | null)[]) => customersOf(words, stalls),
  queue: (words, queue: readonly Customer[]) => customersOf(words, queue),
  arrived: (words, arrived: readonly Customer[]) => customersOf(words, arrived),
  figures: (words, figures: readonly Figure[], readers) => figuresOf(words, readers, figures) || words("none"),
  window: (_, window: number | null) => window ?? "none",
  decidedBy: (_, decidedBy: string | null) => decidedBy ?? "none",
  points: (words, points: Points) => words("pointsOf", points),
  ranking: (words, ranking: readonly Ranked[], readers) =>
    ranking
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ seat, rank, score }) => words("ranked", { rank, name: nameOf(readers, seat), score }))
      .join(", "),
};

const actions = ["harvest", "family", "crafts", "market", "travel", "council", "church"] as const;
type Ranked = { readonly seat: number; readonly rank: number; readonly score: number };

function wordOf(words: Words, field: string, value: unknown, readers: Readers): string | number {
  const wording = wordings[field];
  if (wording !== undefined) return wording(words, value as never, readers);
  return typeof value === "number" ? value : String(value);
}

const customersOf = (words: Words, customers: readonly (Customer | null)[]): string =>
  customers.flatMap((customer) => (customer === null ? [] : [customerOf(words, customer)])).join("; ") || words("none");
