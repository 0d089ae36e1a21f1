import { Icon } from "../../ui/icons/icon.tsx";
import type { GameCover } from "../board.ts";
import { inTitleCase } from "./field-names.ts";

/** A cover for any ruleset: its name as it is written. */
export const genericCover = (id: string): GameCover => ({
  id,
  messages: "generic-board",
  folder: "generic",
  Icon: () => <Icon name="scroll" />,
  title: () => inTitleCase(id.replaceAll("-", " ")),
  questionText: (_, kind) => inTitleCase(kind),
});
