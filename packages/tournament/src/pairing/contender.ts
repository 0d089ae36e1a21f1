/** One who is to be paired, with all that pairing may look at. */
export interface Contender {
  readonly player: string;
  /** Of the tournament so far. */
  readonly points: number;
  /** How often each other player was met. */
  readonly met: Readonly<Record<string, number>>;
  /** How often below the preferred size. */
  readonly shortTables: number;
  readonly byes: number;
  /** How often in each seat, by seat. */
  readonly seats: readonly number[];
  /** What the seats so far were worth, against an even chance. */
  readonly seatLuck: number;
  /** From 1 on, in order of entry. */
  readonly entry: number;
}

export const timesMet = ({ met }: Contender, { player }: Contender): number => met[player] ?? 0;
