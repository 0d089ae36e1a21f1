"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { foreseenMoveText } from "../../../components/chronicle/foreseen-move-text.ts";
import { RuleLink } from "../../../components/rules/rule-link.tsx";
import type { DraftCheck, Move, PremoveCheck } from "../../../lib/api-client/types.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ItemNote } from "../../../ui/lists/item-list.tsx";
import { ReorderButtons } from "../parts/reorder-buttons.tsx";
import { useGameContext } from "../state/game-context.tsx";
import styles from "./queued-move.module.css";
import { WaitsFor } from "./waits-for.tsx";

type CheckedStep = (DraftCheck | PremoveCheck)["steps"][number];

interface QueuedMoveProps {
  readonly move: Move;
  readonly step: CheckedStep | null;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onRemove(): void;
}

/** A queued move: its result, or why it cannot be played, and buttons to move it in the list. */
export function QueuedMove({ move, step, onEarlier, onLater, onRemove }: QueuedMoveProps) {
  const t = useTranslations("move-queue");
  const text = useMoveText(move, step);
  return (
    <li className={clsx(step?.status === "refused" && styles.refused, step?.status === "unseen" && styles.unseen)}>
      <span>
        {text}
        {step !== null && <StepNote step={step} />}
      </span>
      <ReorderButtons
        earlier={t("moveUp", { move: text })}
        later={t("moveDown", { move: text })}
        remove={t("remove", { move: text })}
        onEarlier={onEarlier}
        onLater={onLater}
        onRemove={onRemove}
      />
    </li>
  );
}

/** What a move will lead to, or the move itself if its result is not known. */
export function useMoveText(move: Move, step: CheckedStep | null): string {
  const { game, board, people } = useGameContext();
  const tGame = useTranslate(board.messages);
  return foreseenMoveText(tGame, board, { move, facts: step?.facts ?? [] }, { people, yourSeat: game.yourSeat });
}

function StepNote({ step }: { readonly step: CheckedStep }) {
  const { status, rule } = step;
  if (status === "known") return null;
  if (status === "assumed") return "question" in step && step.question && <WaitsFor question={step.question} />;
  return <StatusNote status={status} rule={rule} />;
}

interface StatusNoteProps {
  readonly status: keyof typeof statusNotes;
  readonly rule: CheckedStep["rule"];
}

function StatusNote({ status, rule }: StatusNoteProps) {
  const { game } = useGameContext();
  const t = useTranslations("move-queue");
  const { mark, text } = statusNotes[status];
  return (
    <ItemNote>
      <Icon name={mark} /> {t(text)} {rule !== null && <RuleLink ruleset={game.ruleset} rule={rule} />}
    </ItemNote>
  );
}

const statusNotes = {
  open: { mark: "event", text: "open" },
  refused: { mark: "lock", text: "refused" },
  unseen: { mark: "warning", text: "unseen" },
} as const;
