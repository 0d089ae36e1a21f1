"use client";

import { useEffect } from "react";
import { StepMotion } from "../../../components/step-motion/step-motion.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** Each new step is seen on the board. What follows the pointer or the focus is loaded when there first is one. */
export function LoadedEffects() {
  const { game, steps } = useGameContext();
  const { step } = useTurn().playback;
  useEffect(() => {
    const leaving = new AbortController();
    followFirst(leaving.signal);
    return () => leaving.abort();
  }, []);
  return <StepMotion ruleset={game.ruleset} steps={steps} shown={step} />;
}

function followFirst(signal: AbortSignal): void {
  const waiting = new AbortController();
  const load = (first: Event) => {
    waiting.abort();
    import("./pointer-effects.ts").then(
      ({ followPointer }) => followPointer(signal, first),
      // Without a network, the board stays as it is.
      () => undefined,
    );
  };
  signal.addEventListener("abort", () => waiting.abort());
  document.addEventListener("pointerover", load, { signal: waiting.signal });
  document.addEventListener("focusin", load, { signal: waiting.signal });
}
