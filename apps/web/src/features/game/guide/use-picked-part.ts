"use client";

import { useEffect, useEffectEvent } from "react";

interface Picking {
  /** The part under the pointer, by its `data-element`. */
  onPoint(element: string | null): void;
  /** `null` when the reader gives up: with Escape, or with a click elsewhere. */
  onPick(element: string | null): void;
}

/** While picking, a click on the page chooses the part of the board under it and does nothing else. */
export function usePickedPart(isPicking: boolean, { onPoint, onPick }: Picking): void {
  const point = useEffectEvent(onPoint);
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!isPicking) return;
    const click = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      pick(partAt(event.target));
    };
    const move = ({ target }: Event) => point(partAt(target));
    const press = ({ key }: KeyboardEvent) => key === "Escape" && pick(null);
    const watching = new AbortController();
    document.addEventListener("click", click, { capture: true, signal: watching.signal });
    document.addEventListener("pointermove", move, watching);
    document.addEventListener("keydown", press, watching);
    return () => watching.abort();
  }, [isPicking]);
}

function partAt(target: EventTarget | null): string | null {
  const part = target instanceof Element ? target.closest("[data-element]") : null;
  return part?.getAttribute("data-element") ?? null;
}
