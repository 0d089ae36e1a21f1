import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the texts about notifications that games and tournaments do not carry, because few visits open a list of webhooks. */
export async function notificationMessages(language: Language): Promise<Record<string, Messages>> {
  return { notifications: (await import(`../../messages/${language}/notifications.json`)).default };
}
