"use client";

import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Leaf } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { QueuedMove } from "./queued-move.tsx";
import type { Plan } from "./use-move-queue.ts";

interface MoveQueuePanelProps {
  readonly plan: Plan;
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly people: readonly Person[];
  onSent(): void;
}

/** The moves of a plan in order, what each would bring, and the button that sends them as one. */
export function MoveQueuePanel({ plan, game, board, people, onSent }: MoveQueuePanelProps) {
  const t = useTranslations("plan");
  const { moves, checked, isReady, isSending, failure, change, send } = plan;
  const count = moves.length;
  if (count === 0) return null;
  return (
    <Leaf title={t("title", { count })} className="plan">
      <Text as="p" muted>
        {t("asItWouldBe")}
      </Text>
      <ol className="planned" aria-label={t("moves")}>
        {moves.map((move, place) => (
          <QueuedMove
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move may stand in a plan twice.
            key={place}
            move={move}
            step={checked?.steps[place] ?? null}
            game={game}
            board={board}
            people={people}
            onEarlier={place === 0 ? undefined : () => change(swapped(moves, place - 1))}
            onLater={place === count - 1 ? undefined : () => change(swapped(moves, place))}
            onRemove={() => change(moves.toSpliced(place, 1))}
          />
        ))}
      </ol>
      {failure !== null && <ProblemNotice failure={failure} ruleset={game.ruleset} />}
      <Text as="p" muted role="status">
        {checked === null && failure === null ? t("checking") : ""}
        {checked !== null && !isReady ? t("unready") : ""}
        {isReady && checked?.choices.length === 0 ? t("end") : ""}
      </Text>
      <div className="go">
        <Button main disabled={!isReady || isSending} onClick={() => send(null, onSent)}>
          {isSending ? t("sending") : t("send", { count })}
        </Button>
        <Button onClick={() => change([])}>{t("clear")}</Button>
      </div>
    </Leaf>
  );
}

/** With the move at a place and the one after it in each other's place. */
export function swapped<Value>(list: readonly Value[], place: number): readonly Value[] {
  const [one, other] = list.slice(place, place + 2);
  return one === undefined || other === undefined ? list : list.toSpliced(place, 2, other, one);
}
