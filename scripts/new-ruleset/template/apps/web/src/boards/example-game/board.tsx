import { reference, exampleGame as wording } from "@seneschal/wording/games/example-game";
import { wordedBoard } from "../worded/worded-board.ts";
import { exampleGame } from "./cover.tsx";

export const boards = [
  wordedBoard({
    cover: exampleGame,
    messages: {
      en: () => import("@seneschal/wording/messages/en/example-game.json"),
      fr: () => import("@seneschal/wording/messages/fr/example-game.json"),
    },
    reference,
    entries: wording.entriesOf,
  }),
];
