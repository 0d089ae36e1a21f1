type Apart = readonly (readonly [string, string])[];

/**
 * Deals seeds to tables forwards and backwards, so that the top seeds meet last. Players who must be kept apart trade
 * places within a pass.
 */
export function snake(
  seeds: readonly string[],
  sizes: readonly number[],
  apart: Apart,
): readonly (readonly string[])[] {
  const tables = sizes.map((): string[] => []);
  const passes = sizes.map(() => [] as number[]);
  let next = 0;
  for (let pass = 0; next < seeds.length; pass++) {
    const turn = tables.map((_, table) => table).filter((table) => (passes[table]?.length ?? 0) < (sizes[table] ?? 0));
    for (const table of pass % 2 === 0 ? turn : turn.toReversed()) {
      const seed = seeds[next++];
      if (seed === undefined) break;
      tables[table]?.push(seed);
      passes[table]?.push(pass);
    }
  }
  return keptApart(tables, apart);
}

function keptApart(tables: string[][], apart: Apart): readonly (readonly string[])[] {
  for (const [one, other] of apart) {
    const table = tables.find((players) => players.includes(one) && players.includes(other));
    if (table === undefined) continue;
    const pass = table.indexOf(other);
    const swap = tables.find(
      (players) =>
        players !== table && isFree({ there: players, here: table, pass, leaving: other, staying: one }, apart),
    );
    const moved = swap?.[pass];
    if (swap === undefined || moved === undefined) continue;
    swap[pass] = other;
    table[pass] = moved;
  }
  return tables;
}

interface Exchange {
  readonly here: readonly string[];
  readonly there: readonly string[];
  /** The pass that seated the players who change tables. */
  readonly pass: number;
  /** The player who leaves `here`. */
  readonly leaving: string;
  /** The player at `here` who must not meet the leaving one. */
  readonly staying: string;
}

/** Whether two players of this pass can trade tables without breaking another rule to keep players apart. */
function isFree({ here, there, pass, leaving, staying }: Exchange, apart: Apart): boolean {
  const coming = there[pass];
  if (coming === undefined) return false;
  const meets = (player: string, company: readonly string[]) =>
    apart.some(
      ([one, other]) => (one === player && company.includes(other)) || (other === player && company.includes(one)),
    );
  const companyThere = there.filter((player) => player !== coming);
  const companyHere = [staying, ...here.filter((player) => player !== leaving)];
  return !meets(leaving, companyThere) && !meets(coming, companyHere);
}
