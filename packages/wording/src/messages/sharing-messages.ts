import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the texts about animations, which only finished games offer. */
export async function sharingMessages(language: Language): Promise<Record<string, Messages>> {
  return { sharing: (await import(`../../messages/${language}/sharing.json`)).default };
}
