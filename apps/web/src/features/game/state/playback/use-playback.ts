"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { BoardModel, Person } from "../../../../boards/board-model.ts";
import { toBoardModel } from "../../../../components/board-page/to-board-model.ts";
import type { Game, GameStep } from "../../../../lib/api-client/types.ts";
import { useLocalStorage } from "../../../../lib/hooks/use-local-storage.ts";
import { usePositionAt } from "../../../../lib/queries/games/use-position.ts";
import { lastTurnOf, missedBy, missedOnReturn, stillMissed } from "./missed-steps.ts";

export interface Playback {
  /** What others did since the reader last looked, until it is dismissed. */
  readonly missed: readonly GameStep[];
  /** What others did since the reader's last turn. */
  readonly sinceTurn: readonly GameStep[];
  /** The step that is shown, and the board after it; `null` if nothing is played back. */
  readonly step: GameStep | null;
  readonly place: number;
  readonly model: BoardModel | null;
  /** Whether it stays at this step. */
  readonly isPaused: boolean;
  play(): void;
  playSinceTurn(): void;
  /** Pauses, and goes this many steps on or back. */
  go(steps: number): void;
  setPaused(isPaused: boolean): void;
  stop(): void;
}

const stepMs = 2_200;

/**
 * Plays back what happened since the reader last looked on this device. A device that has not shown the game yet plays back
 * what happened since their last turn, if they had one.
 */
export function usePlayback(game: Game, steps: readonly GameStep[], people: readonly Person[]): Playback {
  const { yourSeat } = game;
  const [found, setMissed] = useState<readonly GameStep[]>([]);
  const [place, setPlace] = useState<number | null>(null);
  const [isPaused, setPaused] = useState(false);
  const missed = place === null ? stillMissed(yourSeat, steps, found) : found;
  const step = place === null ? null : (missed[place] ?? null);
  const position = usePositionAt(game.id, step?.version ?? null).data;
  const stop = () => {
    setPlace(null);
    setMissed([]);
  };
  const play = () => {
    setPaused(false);
    setPlace(0);
  };
  const go = (by: number) => {
    setPaused(true);
    setPlace(Math.min(Math.max((place ?? 0) + by, 0), missed.length - 1));
  };
  useMissedOnReturn(game, steps, setMissed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a step starts when it is drawn.
  useEffect(() => {
    if (place === null || position === undefined || isPaused) return;
    const next = () => (place + 1 < missed.length ? setPlace(place + 1) : stop());
    const timer = setTimeout(next, stepMs);
    return () => clearTimeout(timer);
  }, [place, position, missed, isPaused]);

  const model = useMemo(() => {
    if (step === null || position === undefined) return null;
    return { ...toBoardModel(position, people, [step]), choices: [] };
  }, [step, position, people]);
  const sinceTurn = useMemo(
    () => (yourSeat === null ? [] : missedBy(yourSeat, steps, lastTurnOf(yourSeat, steps))),
    [yourSeat, steps],
  );
  const playSinceTurn = () => {
    setMissed(sinceTurn);
    play();
  };
  const shown = { step, place: place ?? 0, model };
  return { missed, sinceTurn, ...shown, isPaused, play, playSinceTurn, go, setPaused, stop };
}

/** Reports once what was missed on this device, then remembers each version that the reader sees. */
function useMissedOnReturn(
  game: Game,
  steps: readonly GameStep[],
  onFound: (missed: readonly GameStep[]) => void,
): void {
  const { id, yourSeat } = game;
  const head = steps.at(-1)?.version ?? 0;
  const [seen, setSeen] = useLocalStorage<number | null>(`seneschal-seen-${id}-${yourSeat}`, null);
  const hasLooked = useRef(false);

  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    if (yourSeat !== null) onFound(missedOnReturn(yourSeat, steps, seen));
  }, [yourSeat, steps, seen, onFound]);

  useEffect(() => {
    if (hasLooked.current && document.visibilityState === "visible" && seen !== head) setSeen(head);
  }, [seen, head, setSeen]);
}
