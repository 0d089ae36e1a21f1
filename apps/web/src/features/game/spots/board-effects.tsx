"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { whenIdle } from "../../../lib/hooks/when-idle.ts";

const load = () => import("./loaded-effects.tsx");
const LoadedEffects = dynamic(() => load().then((file) => file.LoadedEffects), { ssr: false, loading: () => null });

/** What follows the pointer on the board, and what moves on it with each step; loaded when the table can be used. */
export function BoardEffects() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Without a network, the table stays as it is.
    whenIdle()
      .then(load)
      .then(
        () => setLoaded(true),
        () => undefined,
      );
  }, []);
  return isLoaded && <LoadedEffects />;
}
