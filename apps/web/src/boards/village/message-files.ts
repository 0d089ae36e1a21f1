import type { MessageFiles } from "../message-files.ts";

export const messageFiles: MessageFiles = {
  village: {
    en: () => import("@seneschal/wording/messages/en/village.json"),
    fr: () => import("@seneschal/wording/messages/fr/village.json"),
  },
};
