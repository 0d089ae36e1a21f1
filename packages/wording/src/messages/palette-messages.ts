import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the texts of the command palette and of the list of keyboard shortcuts, which few visits open. */
export async function paletteMessages(language: Language): Promise<Record<string, Messages>> {
  return { "command-palette": (await import(`../../messages/${language}/command-palette.json`)).default };
}
