"use client";

import { useEffect, useRef } from "react";
import { roundJump, type Tick } from "./frames.ts";

interface ReplayKeys {
  readonly place: number;
  readonly last: number;
  readonly ticks: readonly Tick[];
  goTo(place: number): void;
  toggle(): void;
}

/** Arrows step, Page Up and Down jump a round, Home and End go to the ends, space plays. */
export function useReplayShortcuts(keys: ReplayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const deed = isFree(event) ? deedOf(event.key, latest.current) : undefined;
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function deedOf(key: string, { place, last, ticks, goTo, toggle }: ReplayKeys): (() => void) | undefined {
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowRight: () => goTo(place + 1),
    ArrowLeft: () => goTo(place - 1),
    PageDown: () => goTo(roundJump(ticks, place, 1, last)),
    PageUp: () => goTo(roundJump(ticks, place, -1, last)),
    Home: () => goTo(0),
    End: () => goTo(last),
    " ": toggle,
  };
  return deeds[key];
}

/** Keys that a control under the focus wants for itself are left to it. */
function isFree(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("select, textarea, input:not([type=range]), [role=dialog], [role=menu]")) return false;
  if (event.key === " " && target?.closest("button, a, summary")) return false;
  return true;
}
