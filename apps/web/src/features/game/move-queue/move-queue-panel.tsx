"use client";

import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Leaf } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { QueuedMove } from "./queued-move.tsx";
import { swapped } from "./swapped.ts";

/** The queued moves with their results, and the button that sends them together. */
export function MoveQueuePanel() {
  const { game } = useGameContext();
  const { queue, focusPanel } = useTurn();
  const t = useTranslations("plan");
  const { moves, isReady, isSending, failure, change, send } = queue;
  const count = moves.length;
  if (count === 0) return null;
  return (
    <Leaf title={t("title", { count })} className="plan">
      <Text as="p" muted>
        {t("asItWouldBe")}
      </Text>
      <QueuedMoves />
      {failure !== null && <ProblemNotice failure={failure} ruleset={game.ruleset} />}
      <QueueStatus />
      <div className="go">
        <Button main disabled={!isReady || isSending} onClick={() => send(null, focusPanel)}>
          {isSending ? t("sending") : t("send", { count })}
        </Button>
        <Button onClick={() => change([])}>{t("clear")}</Button>
      </div>
    </Leaf>
  );
}

function QueuedMoves() {
  const { moves, checked, change } = useTurn().queue;
  const t = useTranslations("plan");
  return (
    <ol className="planned" aria-label={t("moves")}>
      {moves.map((move, place) => (
        <QueuedMove
          // biome-ignore lint/suspicious/noArrayIndexKey: the queue may hold the same move twice.
          key={place}
          move={move}
          step={checked?.steps[place] ?? null}
          onEarlier={place === 0 ? undefined : () => change(swapped(moves, place - 1))}
          onLater={place === moves.length - 1 ? undefined : () => change(swapped(moves, place))}
          onRemove={() => change(moves.toSpliced(place, 1))}
        />
      ))}
    </ol>
  );
}

function QueueStatus() {
  const { checked, isReady, failure } = useTurn().queue;
  const t = useTranslations("plan");
  return (
    <Text as="p" muted role="status">
      {checked === null && failure === null ? t("checking") : ""}
      {checked !== null && !isReady ? t("unready") : ""}
      {isReady && checked?.choices.length === 0 ? t("end") : ""}
    </Text>
  );
}
