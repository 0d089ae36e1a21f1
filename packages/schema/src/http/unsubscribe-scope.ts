/** What an unsubscribe link of one game turns off, as a pattern. */
export const gameScope = "game-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";

/** The game whose e-mails a link turns off, if it is about one game. */
export function gameOfScope(scope: string): string | undefined {
  return new RegExp(`^${gameScope}$`).exec(scope)?.[1];
}
