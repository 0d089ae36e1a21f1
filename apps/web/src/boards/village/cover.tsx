import clsx from "clsx";
import type { GameCover } from "../board.ts";
import pieces from "./drawings/pieces.module.css";

export const village: GameCover = {
  id: "village",
  messages: "village",
  folder: "village",
  Icon: () => (
    <svg className={clsx(pieces.drawing, pieces.family)} aria-hidden="true">
      <use href="#village-icon" />
    </svg>
  ),
  provenance: (t) => t("provenance"),
  title: (t) => t("title"),
  guide: "village-guide",
  pitch: (t) => t("pitch"),
  effort: { minutes: [60, 90], weight: "medium" },
  questionText: (t, kind) => t(`ask.${kind}`),
};
