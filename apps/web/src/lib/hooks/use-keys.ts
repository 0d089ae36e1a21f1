"use client";

import { useEffect, useRef } from "react";

/** What a key does, by the key; `mod+k` with Control or Command. */
export type KeyBindings = Readonly<Record<string, () => void>>;

/** Listens to the whole page. Single letters work only while they are switched on, and never in a text field. */
export function useKeys(keys: KeyBindings, areLettersOn: boolean): void {
  const latest = useRef({ keys, areLettersOn });
  latest.current = { keys, areLettersOn };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys, areLettersOn } = latest.current;
      const isModified = event.ctrlKey || event.metaKey;
      if (event.altKey || event.isComposing || (!isModified && (!areLettersOn || isTaken(event.target)))) return;
      const action = keys[isModified ? `mod+${event.key.toLowerCase()}` : event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=radio], [type=checkbox]), select, textarea, [role=dialog], [role=menu]") !== null
  );
}
