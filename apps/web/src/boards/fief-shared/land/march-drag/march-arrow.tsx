import { useLayoutEffect, useRef } from "react";
import { height, places, width } from "../../realm/places.ts";
import styles from "./march-arrow.module.css";
import type { MarchDrag } from "./use-march-drag.ts";

/** A line from the village of a dragged march to the mouse or the finger. */
export function MarchArrow({ drag: { from, x, y } }: { readonly drag: MarchDrag }) {
  const drawing = useRef<SVGSVGElement>(null);
  const line = useRef<SVGPathElement>(null);
  const [startX, startY] = places[from];
  useLayoutEffect(() => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const scale = width / box.width;
    line.current?.setAttribute("d", `M${startX} ${startY}L${(x - box.left) * scale} ${(y - box.top) * scale}`);
  }, [startX, startY, x, y]);
  return (
    <svg
      ref={drawing}
      className={styles.arrow}
      viewBox={`0 0 ${width} ${height}`}
      data-testid="march-arrow"
      aria-hidden="true"
    >
      <defs>
        <marker
          id="march-arrow-head"
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      <path ref={line} className={styles.line} markerEnd="url(#march-arrow-head)" />
    </svg>
  );
}
