"use client";

import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { Premoves } from "../../../lib/api-client/types.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ItemNote } from "../../../ui/lists/item-list.tsx";
import { useGameContext } from "../state/game-context.tsx";

interface WaitsForProps {
  readonly question: Premoves["moves"][number]["question"];
}

/** The question that a queued move waits for: "Waits for: Move your lords, turn 4"; no turn during the setup. */
export function WaitsFor({ question: { kind, turn } }: WaitsForProps) {
  const { board } = useGameContext();
  const t = useTranslations("move-queue.ahead");
  const tGame = useTranslate(board.messages);
  const ask = board.questionText(tGame, kind);
  return (
    <ItemNote>
      <Icon name="clock" /> {turn === null || turn === 0 ? t("waits", { ask }) : t("waitsInTurn", { ask, turn })}
    </ItemNote>
  );
}
