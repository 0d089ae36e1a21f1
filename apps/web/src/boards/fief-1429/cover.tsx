import { options } from "@seneschal/schema/reference/fief-1429/options";
import type { GameCover } from "../board.ts";
import { FiefIcon } from "../fief-shared/pieces/drawings/game-icon.tsx";

const id = "fief-1429";

export const fief1429: GameCover = {
  id,
  messages: "fief-1429",
  folder: "fief-1429",
  options,
  Icon: () => <FiefIcon game={id} />,
  provenance: (t) => t("provenance"),
  title: (t) => t("title"),
  guide: "fief-1429-guide",
  pitch: (t) => t("pitch"),
  effort: { minutes: [120, 240], weight: "heavy" },
  competitivePace: "daily",
  turnUnit: "turn",
  questionText: (t, kind) => t(`ask.${kind}`),
};
