import type { MessageFiles } from "../message-files.ts";

export const messageFiles: MessageFiles = {
  "fief-classic": {
    en: () => import("@seneschal/wording/messages/en/fief-classic.json"),
    fr: () => import("@seneschal/wording/messages/fr/fief-classic.json"),
  },
  "fief-classic-map": {
    en: () => import("@seneschal/wording/messages/en/fief-classic-map.json"),
    fr: () => import("@seneschal/wording/messages/fr/fief-classic-map.json"),
  },
};
