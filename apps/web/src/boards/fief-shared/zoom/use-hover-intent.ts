import { useCallback, useEffect, useRef } from "react";

/** A pointer that rests this long is no longer just passing. */
const restMs = 260;

/** Calls back once the pointer rests; a call that is still waiting is dropped. */
export function useHoverIntent(): { rest(what: () => void): void; leave(): void } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const leave = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => leave, [leave]);
  return {
    leave,
    rest(what) {
      leave();
      timer.current = setTimeout(what, restMs);
    },
  };
}
