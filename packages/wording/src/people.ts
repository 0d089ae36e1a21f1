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

/** The name of the player of a seat. */
export function nameOf({ people }: Readers, seat: number): string {
  return people[seat]?.name ?? `${seat + 1}`;
}

/**
 * The value of a seat for messages of the form `{seat, select, you {…} nobody {…} other {…}}`.
 * A player whose name is "you" or "nobody" gets an invisible mark, so that the message does not mean the reader or no one.
 */
export function whoOf(readers: Readers, seat: number): string {
  if (seat === readers.yourSeat) return "you";
  const name = nameOf(readers, seat);
  return name === "you" || name === "nobody" ? `${name}\u2060` : name;
}
