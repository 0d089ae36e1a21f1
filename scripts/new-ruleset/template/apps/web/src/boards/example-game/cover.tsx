import { Icon } from "../../ui/icons/icon.tsx";
import type { GameCover } from "../board.ts";

export const exampleGame: GameCover = {
  id: "example-game",
  messages: "example-game",
  folder: "example-game",
  isWorded: true,
  Icon: () => <Icon name="scroll" />,
  title: (t) => t("title"),
  questionText: (t, kind) => t(`ask.${kind}`),
};
