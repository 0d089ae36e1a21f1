"use client";

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import styles from "./chronicle.module.css";
import type { Line } from "./rounds.ts";

interface WholeChronicleProps {
  readonly lines: readonly Line[];
  drawLine(line: Line): ReactNode;
}

/**
 * A chronicle of any length. Lines near the visible ones are drawn; the others are one text for each block, so that browsers and
 * screen readers find their words.
 */
export function WholeChronicle({ lines, drawLine }: WholeChronicleProps) {
  const blocks = useMemo(() => blocksOf(lines), [lines]);
  return (
    <div data-testid="chronicle">
      {blocks.map((block) => (
        <LineBlock key={block[0]?.key} lines={block} drawLine={drawLine} />
      ))}
    </div>
  );
}

const blockSize = 30;

function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const count = Math.ceil(lines.length / blockSize);
  return Array.from({ length: count }, (_, place) => lines.slice(place * blockSize, (place + 1) * blockSize));
}

function LineBlock({ lines, drawLine }: WholeChronicleProps) {
  const block = useRef<HTMLOListElement>(null);
  const isNear = useIsNear(block);
  return (
    <ol className={styles.list} ref={block}>
      {isNear ? lines.map(drawLine) : <li className={styles.distant}>{textOf(lines)}</li>}
    </ol>
  );
}

const textOf = (lines: readonly Line[]): string => lines.map(({ entry }) => entry.text).join("\n");

/** Lines are drawn before they are visible: in the page, and in a part of it that scrolls by itself. */
const margins = { rootMargin: "600px", scrollMargin: "600px" };

/** Whether an element is visible or almost. It stays near while the focus is in it. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const look = ([entry]: readonly IntersectionObserverEntry[]) => {
      const isSeen = entry?.isIntersecting === true;
      if (isSeen || !current.contains(document.activeElement)) setNear(isSeen);
    };
    const observer = new IntersectionObserver(look, margins);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
