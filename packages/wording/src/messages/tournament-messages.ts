import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the messages of the page of a tournament, in one file that browsers keep. */
export async function tournamentMessages(language: Language): Promise<Record<string, Messages>> {
  return (await import(`./tournament/${language}.ts`)).messages;
}
