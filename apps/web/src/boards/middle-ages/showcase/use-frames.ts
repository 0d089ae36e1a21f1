"use client";

import { useEffect, useState } from "react";

/** A frame stays this long; the last one twice as long. */
const frameMs = 2_400;

/** Steps through the frames again and again, unless the reader pauses it or prefers reduced motion. */
export function useFrames(count: number) {
  const [place, setPlace] = useState(0);
  // The server does not know what the reader prefers, so the first frame stands still.
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const isLast = place === count - 1;
    const timer = setTimeout(() => setPlace((place + 1) % count), isLast ? 2 * frameMs : frameMs);
    return () => clearTimeout(timer);
  }, [isPlaying, place, count]);

  return { place, isPlaying, toggle: () => setPlaying(!isPlaying) };
}
