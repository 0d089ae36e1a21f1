"use client";

import { useEffect } from "react";
import { dragPieces } from "./drag-pieces.ts";
import styles from "./highlight-spots.module.css";
import { linkedTo } from "./linked-to.ts";
import { tipAfterRest } from "./option-tip.ts";

/**
 * While the mouse or the focus is on an option, the parts of the board that it is about are outlined, and the options of a
 * part while it is on the board; a tip shows what they bring. The mouse can also drag pieces.
 */
export function HighlightSpots() {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const linked = styles.linked ?? "";
    let outlined: readonly Element[] = [];
    let removeTip = () => {};
    const outline = (parts: readonly Element[]) => {
      removeTip();
      for (const part of outlined) part.classList.remove(linked);
      for (const part of parts) part.classList.add(linked);
      outlined = parts;
    };
    const onPart = ({ target }: Event) => outline(target instanceof Element ? linkedTo(target) : []);
    const onMouse = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      onPart(event);
      const part = event.target instanceof Element ? event.target.closest("button[data-spots]") : null;
      // A village of Fief opens its own detail.
      if (part !== null && !part.matches("[data-village]") && outlined.length > 0)
        removeTip = tipAfterRest(part, outlined);
    };
    document.addEventListener("pointerover", onMouse, { signal });
    document.addEventListener("pointerdown", () => removeTip(), { signal });
    document.addEventListener("focusin", onPart, { signal });
    dragPieces(signal);
    return () => {
      leaving.abort();
      outline([]);
    };
  }, []);
  return null;
}
