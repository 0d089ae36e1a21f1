"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { BoardModel, Person } from "../../../boards/board-model.ts";
import { toBoardModel } from "../../../components/board-page/to-board-model.ts";
import type { Game, Step } from "../../../lib/api-client/types.ts";
import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";
import { usePositionAt } from "../../../lib/queries/use-position.ts";
import { lastTurnOf, missedBy, missedOnReturn, stillMissed } from "./missed-steps.ts";

export interface Playback {
  /** What others did since the reader last looked, until it is dismissed. */
  readonly missed: readonly Step[];
  /** What others did since the reader's last turn. */
  readonly sinceTurn: readonly Step[];
  /** The step that is shown, and the board after it; `null` if nothing is played back. */
  readonly step: Step | null;
  readonly place: number;
  readonly model: BoardModel | null;
  play(): void;
  playSinceTurn(): void;
  stop(): void;
}

const stepMs = 2_200;

/**
 * Plays back what happened since the reader last looked on this device. A device that has not shown the game yet plays back
 * what happened since their last turn, if they had one.
 */
export function usePlayback(game: Game, steps: readonly Step[], people: readonly Person[]): Playback {
  const head = steps.at(-1)?.version ?? 0;
  const [seen, setSeen] = useLocalStorage<number | null>(`seneschal-seen-${game.id}-${game.yourSeat}`, null);
  const [found, setMissed] = useState<readonly Step[]>([]);
  const [place, setPlace] = useState<number | null>(null);
  const missed = place === null ? stillMissed(game.yourSeat, steps, found) : found;
  const hasLooked = useRef(false);

  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const { yourSeat } = game;
    if (yourSeat !== null) setMissed(missedOnReturn(yourSeat, steps, seen));
  }, [game, steps, seen]);

  useEffect(() => {
    if (hasLooked.current && document.visibilityState === "visible" && seen !== head) setSeen(head);
  }, [seen, head, setSeen]);

  const step = place === null ? null : (missed[place] ?? null);
  const position = usePositionAt(game.id, step?.version ?? null);
  const stop = () => {
    setPlace(null);
    setMissed([]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a step starts when it is drawn.
  useEffect(() => {
    if (place === null || position.data === undefined) return;
    const next = () => (place + 1 < missed.length ? setPlace(place + 1) : stop());
    const timer = setTimeout(next, stepMs);
    return () => clearTimeout(timer);
  }, [place, position.data, missed]);

  const model = useMemo(() => {
    if (step === null || position.data === undefined) return null;
    return { ...toBoardModel(position.data, people, [step]), choices: [] };
  }, [step, position.data, people]);

  const { yourSeat } = game;
  const sinceTurn = useMemo(
    () => (yourSeat === null ? [] : missedBy(yourSeat, steps, lastTurnOf(yourSeat, steps))),
    [yourSeat, steps],
  );
  const playSinceTurn = () => {
    setMissed(sinceTurn);
    setPlace(0);
  };
  return { missed, sinceTurn, step, place: place ?? 0, model, play: () => setPlace(0), playSinceTurn, stop };
}
