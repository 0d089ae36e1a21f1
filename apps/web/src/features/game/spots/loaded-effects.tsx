"use client";

import { useEffect } from "react";

/** What follows the pointer or the focus is loaded when there first is one. */
export function LoadedEffects() {
  useEffect(() => {
    const leaving = new AbortController();
    followFirst(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
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
