import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the texts of problems that a page does not carry, because few visits meet one. */
export async function problemMessages(language: Language): Promise<Record<string, Messages>> {
  return { problems: (await import(`../../messages/${language}/problems.json`)).default };
}
