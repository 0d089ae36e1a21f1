import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the messages of the page of a game, in one file that browsers keep. */
export async function tableMessages(language: Language): Promise<Record<string, Messages>> {
  return (await import(`./table/${language}.ts`)).messages;
}
