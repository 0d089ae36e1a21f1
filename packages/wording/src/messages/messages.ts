import { gameWordings } from "../games/register.ts";
import type { Language } from "../languages.ts";

/** The message files of the site around the games. */
const siteAreas = [
  "common",
  "lobby",
  "game-files",
  "archive",
  "game-page",
  "seats",
  "move-queue",
  "auto-replies",
  "undo",
  "shortening",
  "chat",
  "notes",
  "replay",
  "game-report",
  "sharing",
  "command-palette",
  "account",
  "access",
  "bots",
  "notifications",
  "players",
  "ratings",
  "rules",
  "tournaments",
  "tournament-settings",
  "tournament-director",
  "tournament-files",
  "tournament-clubs",
  "tournament-series",
  "tournament-templates",
  "tournament-messages",
  "club-evening",
  "help",
  "admin",
  "generic-board",
];

/** The message files; their names are the namespaces. */
const areas: readonly string[] = [...siteAreas, ...gameWordings.flatMap(({ messageFiles }) => messageFiles)];

export async function messagesOf(language: Language): Promise<Record<string, Messages>> {
  const files = await Promise.all(areas.map((area) => import(`../../messages/${language}/${area}.json`)));
  return Object.fromEntries(areas.map((area, place) => [area, files[place].default as Messages]));
}

export interface Messages {
  readonly [key: string]: string | Messages;
}
