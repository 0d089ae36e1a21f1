import autoReplies from "../../../messages/fr/auto-replies.json";
import chat from "../../../messages/fr/chat.json";
import gamePage from "../../../messages/fr/game-page.json";
import moveQueue from "../../../messages/fr/move-queue.json";
import notes from "../../../messages/fr/notes.json";
import seats from "../../../messages/fr/seats.json";
import undo from "../../../messages/fr/undo.json";

export const messages = {
  "auto-replies": autoReplies,
  chat,
  "game-page": gamePage,
  "move-queue": moveQueue,
  notes,
  seats,
  undo,
};
