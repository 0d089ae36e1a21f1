"use client";

import { useEffect, useRef } from "react";
import { type Destination, roundJump, type Tick } from "./frames.ts";

interface ReplayShortcuts {
  readonly last: number;
  readonly ticks: readonly Tick[];
  goTo(to: Destination): void;
  toggle(): void;
}

/** Arrows go step by step, Page Up and Down by round, Home and End to the ends; space starts and stops autoplay. */
export function useReplayShortcuts(shortcuts: ReplayShortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = isFree(event) ? actionFor(event.key, latest.current) : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function actionFor(key: string, { last, ticks, goTo, toggle }: ReplayShortcuts): (() => void) | undefined {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => goTo((place) => place + 1),
    ArrowLeft: () => goTo((place) => place - 1),
    PageDown: () => goTo((place) => roundJump(ticks, place, 1, last)),
    PageUp: () => goTo((place) => roundJump(ticks, place, -1, last)),
    Home: () => goTo(0),
    End: () => goTo(last),
    " ": toggle,
  };
  return actions[key];
}

/** Whether the control that has the focus does not need the key itself. */
function isFree(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("select, textarea, input:not([type=range]), [role=dialog], [role=menu]")) return false;
  if (event.key === " " && target?.closest("button, a, summary")) return false;
  return true;
}
