/** A player to be paired, with everything that pairing takes into account. */
export interface Contender {
  readonly player: string;
  /** Points in the tournament so far. */
  readonly points: number;
  /** The number of meetings with each other player. */
  readonly met: Readonly<Record<string, number>>;
  /** The number of games at tables below the preferred size. */
  readonly shortTables: number;
  readonly byes: number;
  /** The number of games in each seat, by seat. */
  readonly seats: readonly number[];
  /** The total advantage of the seats so far, compared with an even chance. */
  readonly seatLuck: number;
  /** From 1, in the order of registration. */
  readonly entry: number;
}

export const meetingCount = ({ met }: Contender, { player }: Contender): number => met[player] ?? 0;
