const lifted = new Set<string>();

/** The curtain of a game is lifted: whoever lifted it goes on at the table, once that is drawn. */
export function rememberHandOver(game: string): void {
  lifted.add(game);
}

/** Whether the curtain was lifted since this was asked last. */
export function consumeHandOver(game: string): boolean {
  return lifted.delete(game);
}
