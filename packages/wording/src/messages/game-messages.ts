import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/**
 * Returns the messages of one file of a game, such as "fief-1429-map". Pages load them with the board, because other pages
 * do not need them.
 */
export async function gameMessages(language: Language, file: string): Promise<Messages> {
  return (await import(`../../messages/${language}/${file}.json`)).default;
}
