import clsx from "clsx";
import type { ReactNode } from "react";
import { DropCap } from "../heraldry/drop-cap.tsx";
import styles from "./title.module.css";

interface TitleProps {
  /** The whole sentence: a screen reader reads it; its first letter is drawn as a drop cap. */
  readonly title: string;
  readonly sub?: ReactNode;
  /** The seat whose colour the drop cap has; azure without one. */
  readonly seat?: number | null;
  /** What is at the right: the order of play, a clock, a button. */
  readonly children?: ReactNode;
  /** On phones the line below the title makes room for the order of play. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

/** The heading of a page with the one ornament of the screen. */
export function Title({ title, sub, seat, children, compact = false, className }: TitleProps) {
  const [first = "", ...rest] = title;
  const isDropped = /^\p{L}$/u.test(first);
  return (
    <div className={clsx(styles.title, compact && styles.compact, className)}>
      {isDropped && <DropCap letter={first.toLocaleUpperCase()} seat={seat ?? 1} className={styles.dropCap} />}
      <div className={clsx(styles.sentence, isDropped && styles.continued)}>
        <h1 aria-label={title}>{isDropped ? rest.join("") : title}</h1>
        {sub ? <p className={styles.sub}>{sub}</p> : null}
      </div>
      {children}
    </div>
  );
}
