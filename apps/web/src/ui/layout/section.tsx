import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./section.module.css";

interface SectionProps {
  readonly title: ReactNode;
  /** A muted word at the right end of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** On a board: what guides call this part. */
  readonly "data-element"?: string | undefined;
}

/** A part of a page: a heading on a fine rule, and no box. */
export function Section({ title, aside, children, className, "data-element": element }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className} data-element={element}>
      <SectionHeading id={id} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

export function SectionHeading({ id, aside, children }: { id?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <h2 className={styles.head} id={id}>
      {children}
      {aside ? <small>{aside}</small> : null}
    </h2>
  );
}

/** A framed panel that says itself what it is called. */
export function Panel({ className, ...props }: ComponentProps<"section">) {
  return <section className={clsx(styles.framed, className)} {...props} />;
}

/** The framed panel of a page, for its one decision. */
export function FramedSection({ title, children, className }: Omit<SectionProps, "aside" | "data-element">) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx(styles.framed, className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
