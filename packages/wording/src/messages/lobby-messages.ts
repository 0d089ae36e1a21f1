import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/** Returns the texts of the lobby, for the few that a table may show. */
export async function lobbyMessages(language: Language): Promise<Record<string, Messages>> {
  return { lobby: (await import(`../../messages/${language}/lobby.json`)).default };
}
