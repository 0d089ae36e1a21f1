"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import actionBar from "../decision/action-bar.module.css";
import { swapped } from "../parts/swapped.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { QueuedMove } from "./queued-move.tsx";

/** The queued moves with their results, and the buttons that send them or leave them to the server. */
export function MoveQueuePanel() {
  const { game } = useGameContext();
  const { moves, isPlanning, failure } = useTurn().queue;
  const t = useTranslations("move-queue");
  const count = moves.length;
  return (
    <FramedSection title={count === 0 ? t("ahead.title") : t("title", { count })}>
      <Text as="p" muted>
        {t(isPlanning ? "ahead.preview" : "preview")}
      </Text>
      {count > 0 && <QueuedMoves />}
      {failure !== null && <ProblemAlert failure={failure} ruleset={game.ruleset} />}
      <QueueStatus />
      <QueueButtons />
    </FramedSection>
  );
}

function QueueButtons() {
  const { queue, draft, canChoose, focusPanel } = useTurn();
  const t = useTranslations("move-queue");
  const { moves, isReady, isPlanning, canSchedule, isSending, change, send, planAhead, schedule } = queue;
  // The action bar of phones sends the queue together with a drafted move; without one it has only the quick move.
  const isSentByActionBar = canChoose && draft.move !== null && !isPlanning;
  const count = moves.length;
  return (
    <ButtonRow>
      {canSchedule && (
        <Button primary disabled={isSending} onClick={schedule}>
          {isSending ? t("sending") : t("ahead.schedule")}
        </Button>
      )}
      {count > 0 && !canSchedule && (
        <Button
          primary
          className={isSentByActionBar ? actionBar.replaced : undefined}
          disabled={!isReady || isSending}
          onClick={() => send(null, focusPanel)}
        >
          {isSending ? t("sending") : t("send", { count })}
        </Button>
      )}
      {!isPlanning && <Button onClick={() => planAhead(true)}>{t("ahead.further")}</Button>}
      {count > 0 && <Button onClick={() => change([])}>{t("clear")}</Button>}
      {isPlanning && <Button onClick={() => planAhead(false)}>{t("ahead.end")}</Button>}
    </ButtonRow>
  );
}

function QueuedMoves() {
  const { moves, checked, change } = useTurn().queue;
  const t = useTranslations("move-queue");
  return (
    <ItemList as="ol" aria-label={t("moves")}>
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
    </ItemList>
  );
}

function QueueStatus() {
  const { checked, isReady, canSchedule, isPlanning, moves, failure } = useTurn().queue;
  const t = useTranslations("move-queue");
  const isPossible = isReady || canSchedule || (isPlanning && moves.length === 0);
  return (
    <Text as="p" muted role="status">
      {checked === null && failure === null ? t("checking") : ""}
      {checked !== null && !isPossible ? t("notReady") : ""}
      {isPossible && checked?.choices.length === 0 ? t("end") : ""}
    </Text>
  );
}
