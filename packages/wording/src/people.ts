/** The player of a seat, as shown to the reader. */
export interface Person {
  readonly name: string;
}

/** The reader of a text, and the players it names. */
export interface Readers {
  readonly people: readonly Person[];
  /** The seat of the reader; `null` for spectators. */
  readonly yourSeat: number | null;
}
