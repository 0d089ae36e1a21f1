"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

const HighlightSpots = dynamic(() => import("./highlight-spots.tsx").then((file) => file.HighlightSpots), {
  ssr: false,
});

/** Shows what belongs together, option and board, to readers with a mouse; only they load it. */
export function SpotHighlights() {
  const [hasMouse, setHasMouse] = useState(false);
  useEffect(() => setHasMouse(window.matchMedia("(any-pointer: fine)").matches), []);
  return hasMouse && <HighlightSpots />;
}
