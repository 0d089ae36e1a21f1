import clsx from "clsx";
import type { GameCover } from "../board.ts";
import pieces from "./drawings/pieces.module.css";
import { family } from "./drawings/seal-drawing.tsx";

export const village: GameCover = {
  id: "village",
  messages: "village",
  folder: "village",
  Icon: () => (
    <svg className={clsx(pieces.drawing, pieces.family)} aria-hidden="true">
      <use href="#village-seal" />
    </svg>
  ),
  IconSymbol: () => (
    <symbol id="village-seal" viewBox="0 0 64 64">
      {family}
    </symbol>
  ),
  provenance: (t) => t("provenance"),
  title: (t) => t("title"),
  questionText: (t, kind) => t(`ask.${kind}`),
};
