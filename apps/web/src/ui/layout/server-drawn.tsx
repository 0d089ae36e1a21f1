"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface ServerDrawnProps {
  /** What the server draws: imported from `#server-drawn/`, which leaves it out of the scripts of browsers. */
  readonly drawing: ReactNode;
  /** Draws the same in the browser, with a script that is fetched for it. */
  drawAgain(): ReactNode;
}

/**
 * A part of a drawing that never changes. Browsers get it as HTML alone, without the script that draws it: React keeps what
 * the server has drawn. Where the server has drawn nothing, because the browser opened the page itself, the script is fetched.
 */
export function ServerDrawn({ drawing, drawAgain }: ServerDrawnProps) {
  const group = useRef<SVGGElement>(null);
  const [isMissing, setMissing] = useState(false);
  useLayoutEffect(() => setMissing(group.current?.childElementCount === 0), []);

  if (typeof window === "undefined") return <g>{drawing}</g>;
  if (isMissing) return <g key="again">{drawAgain()}</g>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and leaves what the server has drawn.
  return <g ref={group} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

/** The same object at each rendering: another one would empty the group. */
const nothing = { __html: "" };
