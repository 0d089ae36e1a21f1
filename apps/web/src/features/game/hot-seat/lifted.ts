const lifted = new Set<string>();

/** The curtain of a game is lifted: whoever lifted it goes on at the table, once that is drawn. */
export function noteLift(game: string): void {
  lifted.add(game);
}

/** Whether the curtain was lifted since this was asked last. */
export function takeLift(game: string): boolean {
  return lifted.delete(game);
}
