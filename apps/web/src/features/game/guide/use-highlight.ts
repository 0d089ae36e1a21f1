"use client";

import { useEffect } from "react";
import styles from "./highlight.module.css";

/** Outlines a part of the board, by its `data-element`, and opens the tab that it is behind on a phone. */
export function useHighlight(element: string | null): void {
  useEffect(() => {
    if (element !== null) document.querySelector<HTMLElement>(`main [data-opens="${element}"]`)?.click();
    const part = element === null ? null : partOfBoard(element);
    const outline = styles.outlined ?? "";
    part?.classList.add(outline);
    return () => part?.classList.remove(outline);
  }, [element]);
}

export function partOfBoard(element: string): Element | null {
  return document.querySelector(`main [data-element="${element}"]`);
}
