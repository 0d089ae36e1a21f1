import { useCallback, useEffect, useRef } from "react";

/** A pointer that rests this long means it; one that only passes does not. */
const restMs = 260;

/** Does something once the pointer rests; what was begun elsewhere is forgotten. */
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
