const handedOver = new Set<string>();

/** The next player has taken the device. The game page takes the focus when it is drawn. */
export function rememberHandOver(game: string): void {
  handedOver.add(game);
}

/** Whether the device was handed over since the last call. */
export function consumeHandOver(game: string): boolean {
  return handedOver.delete(game);
}
