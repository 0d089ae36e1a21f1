import type { MessageFiles } from "../message-files.ts";

export const messageFiles: MessageFiles = {
  "fief-1429": {
    en: () => import("@seneschal/wording/messages/en/fief-1429.json"),
    fr: () => import("@seneschal/wording/messages/fr/fief-1429.json"),
  },
  "fief-1429-map": {
    en: () => import("@seneschal/wording/messages/en/fief-1429-map.json"),
    fr: () => import("@seneschal/wording/messages/fr/fief-1429-map.json"),
  },
};
