import type { MessageFiles } from "../message-files.ts";

export const messageFiles: MessageFiles = {
  "generic-board": {
    en: () => import("@seneschal/wording/messages/en/generic-board.json"),
    fr: () => import("@seneschal/wording/messages/fr/generic-board.json"),
  },
};
