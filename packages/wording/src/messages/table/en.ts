import autoReplies from "../../../messages/en/auto-replies.json";
import chat from "../../../messages/en/chat.json";
import gamePage from "../../../messages/en/game-page.json";
import moveQueue from "../../../messages/en/move-queue.json";
import notes from "../../../messages/en/notes.json";
import seats from "../../../messages/en/seats.json";
import undo from "../../../messages/en/undo.json";

export const messages = {
  "auto-replies": autoReplies,
  chat,
  "game-page": gamePage,
  "move-queue": moveQueue,
  notes,
  seats,
  undo,
};
