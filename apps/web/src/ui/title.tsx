import clsx from "clsx";
import type { ReactNode } from "react";
import { Initial } from "./initial.tsx";

interface TitleProps {
  /** The whole sentence: what is heard, and seen but for its first letter. */
  readonly title: string;
  readonly sub?: ReactNode;
  /** Whose tincture the initial wears; the house's azure if you do not say. */
  readonly seat?: number | null;
  /** What stands at the right: the order of play, a clock, a button. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The heading of a page with the one ornament of the screen. */
export function Title({ title, sub, seat, children, className }: TitleProps) {
  const [first = "", ...rest] = title;
  const isDropped = /^[A-Z]$/.test(first) && !ill.has(first);
  return (
    <div className={clsx("turn", className)}>
      <Initial letter={plainLetter(first)} seat={seat ?? 1} />
      <div className={clsx("say", isDropped && "dropped")}>
        <h1 aria-label={title}>{isDropped ? rest.join("") : title}</h1>
        {sub ? <p className="sub">{sub}</p> : null}
      </div>
      {children}
    </div>
  );
}

/** Letters that the display face draws so that nobody reads them: the sentence keeps its own. */
const ill = new Set(["I", "J"]);
const plainLetter = (letter: string) => letter.normalize("NFD").slice(0, 1).toUpperCase();
