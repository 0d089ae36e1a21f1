import type { helpPages } from "./generated/help-pages.ts";

export type HelpPageName = keyof typeof helpPages;

/** The help pages in the order in which they are listed. A test checks that each is listed once. */
export const helpGroups: Readonly<Record<"organizers" | "programs" | "verification", readonly HelpPageName[]>> = {
  organizers: ["run-a-club-evening", "import-and-export-tournaments"],
  programs: [
    "run-a-bot",
    "first-bot",
    "connect-an-app",
    "play-with-an-assistant",
    "verify-a-webhook",
    "share-and-embed",
    "limits",
  ],
  verification: ["verify-a-game", "verify-a-tournament"],
};
