/** Who sits on a seat, as shown to people: seat 0 is the first of the list. */
export interface Person {
  readonly name: string;
}

/** The reader that a text is worded for. */
export interface Readers {
  readonly people: readonly Person[];
  /** The seat of the reader; `null` for spectators. */
  readonly yourSeat: number | null;
}
