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
    highlightSpots(leaving.signal);
    dragPieces(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
}

function highlightSpots(signal: AbortSignal): void {
  let current: Element | null = null;
  let clear = () => {};
  const leave = () => {
    clear();
    current = null;
  };
  const onPart = ({ target, type }: Event) => {
    const part = target instanceof Element ? target.closest("[data-spots]") : null;
    if (part === current) return;
    leave();
    current = part;
    if (part !== null) clear = outline(part, type === "pointerover");
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && onPart(event), { signal });
  document.addEventListener("focusin", onPart, { signal });
  document.addEventListener("pointerdown", leave, { signal });
  signal.addEventListener("abort", leave);
}

/** Outlines what belongs to an option or to a part of the board. Returns how to end it. */
function outline(part: Element, isHovered: boolean): () => void {
  const linked = styles.linked ?? "";
  const others = linkedTo(part);
  for (const other of others) other.classList.add(linked);
  // A village of Fief opens its own detail.
  const hasTip = isHovered && others.length > 0 && part.matches("button:not([data-village])");
  const removeTip = hasTip ? tipAfterRest(part, others) : () => {};
  return () => {
    removeTip();
    for (const other of others) other.classList.remove(linked);
  };
}
