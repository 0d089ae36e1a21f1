import { Fragment } from "react";
import { highlight } from "./highlight.ts";
import styles from "./highlighted.module.css";

interface HighlightedProps {
  readonly text: string;
  /** What is searched for. */
  readonly words: string;
}

/** A text with the words that were searched for marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  return highlight(text, words).map(({ text: part, isHit }, place) => {
    const key = `${place} ${part}`;
    if (!isHit) return <Fragment key={key}>{part}</Fragment>;
    return (
      <mark key={key} className={styles.hit}>
        {part}
      </mark>
    );
  });
}
