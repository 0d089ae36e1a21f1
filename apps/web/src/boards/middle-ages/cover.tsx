import type { GameCover } from "../board.ts";
import colors from "./domain-colors.module.css";

export const middleAges: GameCover = {
  id: "middle-ages",
  messages: "middle-ages",
  folder: "middle-ages",
  Icon: () => (
    <svg className={colors.palace} aria-hidden="true">
      <use href="#middle-ages-icon" />
    </svg>
  ),
  provenance: (t) => t("provenance"),
  title: (t) => t("title"),
  guide: "middle-ages-guide",
  pitch: (t) => t("pitch"),
  effort: { minutes: [30, 45], weight: "light" },
  questionText: (t, kind) => t(`ask.${kind}`),
};
