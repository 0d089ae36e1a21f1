"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { whenIdle } from "../../../lib/hooks/when-idle.ts";

const load = () => import("./highlight-spots.tsx");
const HighlightSpots = dynamic(() => load().then((file) => file.HighlightSpots), {
  ssr: false,
});

/** Shows what belongs together, option and board, to readers with a mouse; only they load it, when the table can be used. */
export function SpotHighlights() {
  const [hasMouse, setHasMouse] = useState(false);
  useEffect(() => {
    if (!window.matchMedia("(any-pointer: fine)").matches) return;
    // Without a network, the table stays as it is.
    whenIdle()
      .then(load)
      .then(
        () => setHasMouse(true),
        () => undefined,
      );
  }, []);
  return hasMouse && <HighlightSpots />;
}
