import { map } from "@seneschal/schema/reference/fief-classic/map";

// Income and votes of the Fiefs of the eighties, written down a second time from the rules. Nothing here may import a
// rule of the games.

/** What a position records, as far as income and votes depend on it. */
export interface Position {
  readonly families: readonly unknown[];
  readonly lords: readonly Readonly<{
    lord: string;
    seat: number;
    see: string | null;
    isCardinal: boolean;
    isKing: boolean;
  }>[];
  readonly places: readonly Readonly<{ village: string; holder: number | null; mills: number; presses: number }>[];
  readonly regions: readonly Readonly<{
    region: string;
    curses: readonly string[];
    title: { readonly seat: number } | null;
    isWard: boolean;
    tax: number | null;
  }>[];
  readonly sees: readonly Readonly<{ see: string; tithe: number | null }>[];
  readonly royalTaxes: readonly number[];
}
export type Edition = "fief-original" | "fief-vitale";

/** What each family receives when incomes are paid. */
export function incomesIn(position: Position, edition: Edition): readonly number[] {
  const incomes = position.families.map(() => 0);
  const pay = (seat: number, ecus: number) => {
    incomes[seat] = (incomes[seat] ?? 0) + ecus;
  };
  for (const place of position.places) {
    const owner = ownerOf(position, place);
    if (owner === undefined) continue;
    const bishop = titheTaker(position, place.village);
    // The tithe of the first edition takes the village as well.
    pay(edition === "fief-original" ? (bishop ?? owner) : owner, 100);
    pay(bishop ?? owner, productsOf(position, place));
  }
  const king = position.lords.find(({ isKing }) => isKing);
  for (const { region, title, isWard, tax } of position.regions) {
    const isDue = tax !== null && (tax === title?.seat || (isWard && tax === king?.seat));
    if (isDue) pay(tax, 200 * (map.regions.find((one) => one.region === region)?.villages.length ?? 0));
  }
  for (const seat of position.royalTaxes) if (seat === king?.seat) pay(seat, 1500);
  return incomes;
}

/** One for each lord, each bishopric, each cardinal and each title. */
export function votesIn({ families, lords, regions }: Position): readonly number[] {
  return families.map((_, seat) => {
    const own = lords.filter((lord) => lord.seat === seat);
    const bishops = own.filter(({ see }) => see !== null);
    const cardinals = own.filter(({ isCardinal }) => isCardinal);
    const titles = regions.filter(({ title }) => title?.seat === seat);
    return own.length + bishops.length + cardinals.length + titles.length;
  });
}

/** Those who crown a king in the second edition: a bishop counts once, a cardinal twice. */
export const clergyIn = ({ families, lords }: Position): readonly number[] =>
  families.map((_, seat) => {
    const own = lords.filter((lord) => lord.seat === seat && lord.see !== null);
    return own.length + own.filter(({ isCardinal }) => isCardinal).length;
  });

/** The votes on a deposition: the family of the king has four more. */
export function verdictVotesIn(position: Position): readonly number[] {
  const king = position.lords.find(({ isKing }) => isKing);
  return votesIn(position).map((votes, seat) => (seat === king?.seat ? votes + 4 : votes));
}

type Place = Position["places"][number];

/** Who has a pawn there, or else who holds the title of the region. */
function ownerOf({ regions }: Position, { village, holder }: Place): number | undefined {
  return holder ?? regions.find(({ region }) => region === regionOf(village))?.title?.seat;
}
const regionOf = (village: string): string | undefined =>
  map.regions.find(({ villages }) => (villages as readonly string[]).includes(village))?.region;

function productsOf({ regions }: Position, { village, mills, presses }: Place): number {
  const isStarving = regions.find(({ region }) => region === regionOf(village))?.curses.includes("famine");
  return isStarving ? 0 : 200 * mills + 100 * presses;
}

function titheTaker({ sees, lords }: Position, village: string): number | undefined {
  const see = map.sees.find(({ villages }) => (villages as readonly string[]).includes(village))?.see;
  const tithe = sees.find((one) => one.see === see)?.tithe ?? undefined;
  const bishop = lords.find((lord) => lord.see === see);
  return bishop?.seat === tithe ? tithe : undefined;
}
