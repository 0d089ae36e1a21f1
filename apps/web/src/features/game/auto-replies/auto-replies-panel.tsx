"use client";

import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { Collapsible } from "../../../ui/collapsible.tsx";
import { Text } from "../../../ui/text.tsx";
import { swapped } from "../move-queue/move-queue-panel.tsx";
import { AutoReplyItem } from "./auto-reply-item.tsx";
import type { AutoReplies } from "./use-auto-replies.ts";

interface AutoRepliesPanelProps {
  readonly orders: AutoReplies;
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly people: readonly Person[];
}

/** What answers for the reader: looked at, changed, withdrawn at any time. */
export function AutoRepliesPanel({ orders: { list, failure, change }, game, board, people }: AutoRepliesPanelProps) {
  const t = useTranslations("orders");
  return (
    <details className="folded">
      <summary>{t("count", { count: list.length })}</summary>
      <Text as="p" muted>
        {t(list.length === 0 ? "none" : "about")}
      </Text>
      {failure !== null && <ProblemNotice failure={failure} />}
      <ol className="planned" aria-label={t("list")}>
        {list.map((order, place) => (
          <AutoReplyItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same order may stand twice.
            key={place}
            order={order}
            game={game}
            board={board}
            people={people}
            onEarlier={place === 0 ? undefined : () => change(swapped(list, place - 1))}
            onLater={place === list.length - 1 ? undefined : () => change(swapped(list, place))}
            onChange={(changed) => change(list.with(place, changed))}
            onRemove={() => change(list.toSpliced(place, 1))}
          />
        ))}
      </ol>
    </Collapsible>
  );
}
