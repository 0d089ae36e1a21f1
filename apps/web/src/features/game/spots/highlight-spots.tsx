"use client";

import { useEffect } from "react";
import { dragPieces } from "./drag-pieces.ts";
import styles from "./highlight-spots.module.css";
import { linkedTo } from "./linked-to.ts";

/**
 * While the mouse or the focus is on an option, the parts of the board that it is about are outlined, and the options of a
 * part while it is on the board. The mouse can also drag pieces.
 */
export function HighlightSpots() {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const linked = styles.linked ?? "";
    let outlined: readonly Element[] = [];
    const outline = (parts: readonly Element[]) => {
      for (const part of outlined) part.classList.remove(linked);
      for (const part of parts) part.classList.add(linked);
      outlined = parts;
    };
    const onPart = ({ target }: Event) => outline(target instanceof Element ? linkedTo(target) : []);
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && onPart(event), { signal });
    document.addEventListener("focusin", onPart, { signal });
    dragPieces(signal);
    return () => {
      leaving.abort();
      outline([]);
    };
  }, []);
  return null;
}
