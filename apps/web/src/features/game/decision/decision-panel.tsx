"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel, Draft, Move, Rehearsal } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { Leaf } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { AutoReplyButton } from "../auto-replies/auto-reply-button.tsx";
import type { AutoReplies } from "../auto-replies/use-auto-replies.ts";
import { ChoiceLists } from "./choice-lists.tsx";
import { hasSingleOption } from "./has-single-option.ts";
import { unansweredFields } from "./unanswered-fields.ts";
import type { Drafting } from "./use-draft.ts";

interface DecisionPanelProps {
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  readonly drafting: Drafting;
  readonly rehearsal: Rehearsal | null;
  readonly isSending: boolean;
  readonly canUndo: boolean;
  /** How many moves of a plan would be sent before it. */
  readonly planned: number;
  /** The move joins those that are sent as one later. */
  onPlan(): void;
  readonly orders: AutoReplies;
  onChoose(draft: Draft | null): void;
  onSend(): void;
  /** What silence would mean, at once. */
  onQuick(move: Move): void;
  onUndo(): void;
}

/** The one framed leaf: what the chosen move would bring, the button that does it, and every choice as a list. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { game, board, model, drafting, rehearsal, isSending, canUndo, planned, orders } = props;
  const { onPlan, onChoose, onSend, onQuick, onUndo } = props;
  const t = useTranslations("table.decision");
  const tQueue = useTranslations("plan");
  const tReplies = useTranslations("orders");
  const tGame = useWords(board.messages);
  const { draft, move } = drafting;
  const quick = draft === null ? (board.quick?.(tGame, model) ?? null) : null;
  const [givenFor, setGivenFor] = useState<number | null>(null);
  const onGiven = () => {
    setGivenFor(model.question?.number ?? null);
    onChoose(null);
  };
  const lists = board.lists(tGame, model, draft);
  // What closes a question is its strongest button only where nothing else is open.
  const isOnlyQuick = quick !== null && hasSingleOption(lists);
  const missing = draft !== null && move === null ? unansweredFields(lists) : [];
  const lacking =
    missing.length > 0
      ? t("missing", { what: missing.join(", ") })
      : draft !== null && move === null
        ? (board.lacking?.(tGame, draft) ?? null)
        : null;
  const lackingId = useId();
  // What a move would bring is drawn above its button, and moves it once more when it comes.
  const isComing = move !== null && rehearsal === null;
  // Enter on a chosen line does what the button does.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Leaf title={board.choiceTitle(tGame, model, draft)}>
      <board.Preview model={model} selected={draft} rehearsal={rehearsal} />
      <form onSubmit={submit} aria-busy={isSending} data-rehearsal={isComing ? "coming" : undefined}>
        <div className="go">
          {!isOnlyQuick && (
            <Button
              main
              type="submit"
              disabled={move === null || isSending}
              aria-describedby={lacking === null ? undefined : lackingId}
            >
              {isSending && quick === null
                ? t("sending")
                : planned > 0
                  ? tQueue("send", { count: planned + 1 })
                  : board.deed(tGame, model, draft)}
            </Button>
          )}
          {quick !== null && (
            <Button main={isOnlyQuick} className="atonce" disabled={isSending} onClick={() => onQuick(quick.move)}>
              {isSending ? t("sending") : quick.label}
            </Button>
          )}
          {move !== null && <Button onClick={onPlan}>{tQueue(planned > 0 ? "add" : "begin")}</Button>}
          {move !== null && planned === 0 && (
            <AutoReplyButton orders={orders} board={board} model={model} move={move} onGiven={onGiven} />
          )}
          {draft !== null && (
            <Button onClick={() => onChoose(null)}>
              <Mark name="undo" /> {t("clear")}
            </Button>
          )}
          {draft === null && canUndo && (
            <Button onClick={onUndo}>
              <Mark name="undo" /> {t("takeBack")}
            </Button>
          )}
          {lacking !== null && (
            <Text as="p" muted id={lackingId}>
              {lacking}
            </Text>
          )}
        </div>
        <Text as="p" muted role="status">
          {givenFor !== null && givenFor === model.question?.number && tReplies("given")}
        </Text>
        <ChoiceLists ruleset={game.ruleset} lists={lists} onChoose={onChoose} />
      </form>
    </Leaf>
  );
}
