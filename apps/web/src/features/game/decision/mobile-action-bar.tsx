"use client";

import { useTranslations } from "next-intl";
import type { QuickMove, RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel, Draft, Rehearsal } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import { goToTurn } from "../../../components/command-palette/focus-places.ts";
import { useTurnInView } from "../../../components/command-palette/use-turn-in-view.ts";
import { Button } from "../../../ui/button.tsx";
import type { Drafting } from "./use-draft.ts";

interface MobileActionBarProps {
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  readonly drafting: Drafting;
  readonly rehearsal: Rehearsal | null;
  readonly isSending: boolean;
  /** How many moves of a plan would be sent before it. */
  readonly planned: number;
  onSend(): void;
  onChoose(draft: Draft): void;
}

/**
 * On a phone the chosen move and its button stick to the foot of the screen. What silence would mean is chosen like
 * everything else before it is sent: a thumb that slips does nothing.
 */
export function MobileActionBar(props: MobileActionBarProps) {
  const { board, model, drafting, rehearsal, isSending, planned, onSend, onChoose } = props;
  const { draft, move } = drafting;
  const t = useTranslations("table.decision");
  const tQueue = useTranslations("plan");
  const tGame = useWords(board.messages);
  const quick = draft === null ? (board.quick?.(tGame, model) ?? null) : null;
  if (quick !== null) {
    const title = board.choiceTitle(tGame, model, null);
    // Another question brings other choices, which come into view anew.
    return (
      <QuickMoveBar
        key={model.question?.number}
        title={title}
        quick={quick}
        isSending={isSending}
        onChoose={onChoose}
      />
    );
  }
  if (draft === null || move === null) return null;
  return (
    <section className="sheet" aria-label={t("yourChoice")}>
      <p>
        <b>{board.choiceTitle(tGame, model, draft)}</b>
        <br />
        {board.inShort(tGame, model, draft, rehearsal)}
      </p>
      <Button main disabled={isSending} onClick={onSend}>
        {isSending
          ? t("sending")
          : planned > 0
            ? tQueue("send", { count: planned + 1 })
            : board.deed(tGame, model, draft)}
      </Button>
    </section>
  );
}

interface QuickMoveBarProps extends Pick<MobileActionBarProps, "isSending" | "onChoose"> {
  readonly title: string;
  readonly quick: QuickMove;
}

/** Nothing is chosen yet: the way to the choices, as long as they are out of sight, and what silence would mean. */
function QuickMoveBar({ title, quick, isSending, onChoose }: QuickMoveBarProps) {
  const t = useTranslations("table.decision");
  const isInView = useTurnInView();
  return (
    <section className="sheet" aria-label={t("yourChoice")}>
      <p>
        <b>{title}</b>
      </p>
      <div className="ways">
        {!isInView && (
          <Button main onClick={goToTurn}>
            {t("choose")}
          </Button>
        )}
        <Button disabled={isSending} onClick={() => onChoose(quick.move)}>
          {quick.label}
        </Button>
      </div>
    </section>
  );
}
