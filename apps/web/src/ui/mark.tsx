import clsx from "clsx";
import styles from "./mark.module.css";
import { markDrawings } from "./mark-drawings.tsx";
import type { MarkName } from "./mark-name.ts";

interface MarkProps {
  readonly name: MarkName;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon in the colour of the text around it; without a label it is an ornament. */
export function Mark({ name, label, className }: MarkProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is its title.
    <svg className={clsx(styles.mark, "ico", className)} {...spokenAs(label)}>
      <use href={`#m-${name}`} />
    </svg>
  );
}

/** What a screen reader says for a drawing: its label, or nothing where text is next to it. */
export const spokenAs = (label: string | undefined) =>
  label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);

/** The definitions that every `Mark` of the page refers to. */
export function MarkSymbols() {
  return Object.entries(markDrawings).map(([name, drawing]) => (
    <symbol key={name} id={`m-${name}`} viewBox="0 0 24 24">
      {drawing}
    </symbol>
  ));
}
