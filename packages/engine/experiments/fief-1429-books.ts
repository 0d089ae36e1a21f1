import { map } from "@seneschal/schema/reference/fief-1429/map";

// The book's income and votes, written down a second time from its text. Nothing here may import a rule of the game.

type Levy = Readonly<{ seat: number; by: string }>;
/** What a position of Fief 1429 records, as far as income and votes depend on it. */
export interface Position {
  readonly table: { readonly turn: number };
  readonly families: readonly unknown[];
  readonly lords: readonly Readonly<{
    lord: string;
    seat: number;
    guard: number | null;
    isAway: boolean;
    fiefs: readonly string[];
    bishopric: number | null;
    electedIn: number;
    cardinal: string | null;
    crowns: readonly string[];
    isExcommunicated: boolean;
  }>[];
  readonly places: readonly Readonly<{
    village: string;
    holder: number | null;
    mills: number;
    engines: readonly unknown[];
  }>[];
  readonly fiefs: readonly Readonly<{ fief: string; taille: Levy | null }>[];
  readonly sees: readonly Readonly<{
    bishopric: number;
    calamities: readonly string[];
    boons: readonly string[];
    tithes: readonly (Levy & { readonly as: string })[];
  }>[];
  readonly papalTithe: Levy | null;
}

/** What each family receives in the third phase. */
export function incomesIn(position: Position): readonly number[] {
  const incomes = position.families.map(() => 0);
  const pay = (seat: number | null | undefined, ecus: number) => {
    if (typeof seat === "number") incomes[seat] = (incomes[seat] ?? 0) + ecus;
  };
  for (const place of position.places) {
    const owner = ownerOf(position, place.village);
    if (owner === undefined || place.engines.length > 0) continue;
    pay(owner, 1);
    pay(titheTaker(position, place.village) ?? owner, millsOf(position, place));
  }
  for (const { fief, taille } of position.fiefs) {
    if (taille !== null && isTailleDue(position, fief, taille)) pay(taille.seat, 2 * villagesOf(fief).length);
  }
  pay(wearer(position, "queen")?.seat, 2);
  return incomes;
}

/** The votes of each family for an office. */
export function votesIn(position: Position, office: string): readonly number[] {
  const votes = position.families.map(() => 0);
  for (const lord of position.lords) {
    if (lord.guard !== null || lord.isAway || lord.isExcommunicated) continue;
    votes[lord.seat] = (votes[lord.seat] ?? 0) + votesOfLord(lord, office, position.table.turn);
  }
  const see = map.bishoprics.find(({ bishopric }) => office === `bishop-${bishopric}`);
  for (const village of see?.villages ?? []) {
    const owner = ownerOf(position, village);
    if (owner !== undefined) votes[owner] = (votes[owner] ?? 0) + (village === see?.chiefTown ? 2 : 1);
  }
  return votes;
}

type Lord = Position["lords"][number];

function votesOfLord({ fiefs, bishopric, electedIn, cardinal, crowns }: Lord, office: string, turn: number): number {
  if (office === "pope") return cardinal === null ? 0 : 1;
  if (office === "king") return fiefs.length + crowns.length > 0 || bishopric !== null ? 1 : 0;
  if (bishopric !== null && electedIn === turn) return 0;
  if (cardinal !== null || crowns.includes("pope")) return 3;
  return bishopric === null ? 0 : 2;
}

const wearer = ({ lords }: Position, crown: string): Lord | undefined =>
  lords.find(({ crowns }) => crowns.includes(crown));
const villagesOf = (fief: string): readonly string[] => map.fiefs.find((one) => one.fief === fief)?.villages ?? [];
const fiefOf = (village: string): string | undefined =>
  map.fiefs.find(({ villages }) => (villages as readonly string[]).includes(village))?.fief;
const seeOf = ({ sees }: Position, village: string) => {
  const number = map.bishoprics.find(({ villages }) => (villages as readonly string[]).includes(village))?.bishopric;
  return sees.find(({ bishopric }) => bishopric === number);
};
const titled = ({ lords }: Position, fief: string | undefined): Lord | undefined =>
  lords.find(({ fiefs }) => fief !== undefined && fiefs.includes(fief));

/** Who stands there first, or else who holds the title of the fief. */
function ownerOf(position: Position, village: string): number | undefined {
  const holder = position.places.find((place) => place.village === village)?.holder ?? null;
  return holder ?? titled(position, fiefOf(village))?.seat;
}

function millsOf(position: Position, { village, mills }: Position["places"][number]): number {
  const see = seeOf(position, village);
  if (see === undefined || see.calamities.includes("famine")) return 0;
  return mills * (2 + see.boons.length);
}

function titheTaker(position: Position, village: string): number | undefined {
  const see = seeOf(position, village);
  const bishop = position.lords.find(({ bishopric }) => bishopric === see?.bishopric);
  if (see === undefined || bishop === undefined) return undefined;
  const cardinals = position.lords.filter(({ cardinal }) => cardinal !== null).map(({ lord }) => lord);
  const ofBishop = see.tithes.find(({ as, by }) => as === "bishop" && by === bishop.lord);
  const ofCardinal = see.tithes.find(({ as, by }) => as === "cardinal" && cardinals.includes(by));
  const { papalTithe } = position;
  const ofPope = papalTithe?.by === wearer(position, "pope")?.lord ? papalTithe : null;
  return (ofBishop ?? ofCardinal ?? ofPope)?.seat;
}

/** Of the family that still holds the title; or of the king, or the queen regent, on a fief without a title. */
function isTailleDue(position: Position, fief: string, { seat, by }: Levy): boolean {
  const holder = titled(position, fief);
  if (holder !== undefined) return holder.seat === seat;
  return (wearer(position, "king") ?? wearer(position, "queen"))?.lord === by;
}
