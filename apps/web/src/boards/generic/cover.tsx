import { Icon } from "../../ui/icons/icon.tsx";
import type { GameCover } from "../board.ts";
import { titled } from "./titled.ts";

/** A cover for any ruleset: its name as it is written. */
export const genericCover = (id: string): GameCover => ({
  id,
  messages: "generic-board",
  folder: "generic",
  Icon: () => <Icon name="scroll" />,
  title: () => titled(id.replaceAll("-", " ")),
  ask: (_, kind) => titled(kind),
});
