import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the texts about shorter games, which most games never show. */
export async function shorteningMessages(language: Language): Promise<Record<string, Messages>> {
  return { shortening: (await import(`../../messages/${language}/shortening.json`)).default };
}
