"use client";

import { useEffect, useState } from "react";
import type { Destination } from "./frames.ts";

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export interface Autoplay {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

const stepMs = 1_600;

/** Goes on step by step until the end or until it is stopped. */
export function useAutoplay(place: number, last: number, goTo: (to: Destination) => void): Autoplay {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a render must not restart the time of a step.
  useEffect(() => {
    if (!isPlaying) return;
    if (place >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => goTo(place + 1), stepMs / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, place, last, speed]);

  const toggle = () => {
    if (!isPlaying && place >= last) goTo(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, speed, toggle, setSpeed };
}
