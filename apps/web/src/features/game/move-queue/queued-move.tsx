"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import { wordsOfMove } from "../../../boards/generic/generic-lists.ts";
import { useWords } from "../../../boards/words.ts";
import { RuleLink } from "../../../components/rules/rule-link.tsx";
import type { DraftChecked, Game, Move } from "../../../lib/api-client/types.ts";
import { Mark } from "../../../ui/mark.tsx";
import { ReorderButtons } from "./reorder-buttons.tsx";

interface QueuedMoveProps {
  readonly move: Move;
  readonly step: DraftChecked["steps"][number] | null;
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly people: readonly Person[];
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onRemove(): void;
}

/** One move of a plan: what it would bring, or why it cannot be played there; and its place in the list. */
export function QueuedMove({ move, step, game, board, people, onEarlier, onLater, onRemove }: QueuedMoveProps) {
  const t = useTranslations("plan");
  const tGame = useWords(board.messages);
  const who = { people, yourSeat: game.yourSeat };
  const told = board.entries(tGame, step?.facts ?? [], who).filter(({ kind }) => kind === "line");
  const named = told.map(({ text }) => text).join(" · ") || wordsOfMove(move);
  return (
    <li className={clsx(step?.is)}>
      <span>
        {named}
        {step !== null && step.is !== "known" && (
          <span className="reason">
            <Mark name={doubts[step.is].mark} /> {t(doubts[step.is].said)}{" "}
            {step.rule !== null && <RuleLink ruleset={game.ruleset} rule={step.rule} />}
          </span>
        )}
      </span>
      <ReorderButtons
        earlier={t("earlier", { move: named })}
        later={t("later", { move: named })}
        remove={t("remove", { move: named })}
        onEarlier={onEarlier}
        onLater={onLater}
        onRemove={onRemove}
      />
    </li>
  );
}

const doubts = {
  open: { mark: "event", said: "open" },
  refused: { mark: "lock", said: "refused" },
  unseen: { mark: "warning", said: "unseen" },
} as const;
