import clsx from "clsx";
import { markDrawings } from "./mark-drawings.tsx";

export type MarkName = keyof typeof markDrawings;

/** A small drawing in the ink of its surroundings; without a label it is an ornament. */
export function Mark({ name, label, className }: { name: MarkName; label?: string; className?: string }) {
  const spoken = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={clsx("ico", className)} {...spoken}>
      <use href={`#m-${name}`} />
    </svg>
  );
}

/** The definitions that every `Mark` of the page refers to. */
export function MarkSymbols() {
  return Object.entries(markDrawings).map(([name, drawing]) => (
    <symbol key={name} id={`m-${name}`} viewBox="0 0 24 24">
      {drawing}
    </symbol>
  ));
}
