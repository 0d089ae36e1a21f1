/** Who sits on a seat, as shown to people: seat 0 is the first of the list. */
export interface Person {
  readonly name: string;
}

/** For whom something is worded. */
export interface Readers {
  readonly people: readonly Person[];
  /** The seat of whoever reads; `null` for spectators. */
  readonly yourSeat: number | null;
}
