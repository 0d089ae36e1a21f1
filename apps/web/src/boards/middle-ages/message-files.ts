import type { MessageFiles } from "../message-files.ts";

export const messageFiles: MessageFiles = {
  "middle-ages": {
    en: () => import("@seneschal/wording/messages/en/middle-ages.json"),
    fr: () => import("@seneschal/wording/messages/fr/middle-ages.json"),
  },
};
