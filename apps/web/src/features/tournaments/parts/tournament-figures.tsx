import clsx from "clsx";
import type { ComponentProps } from "react";
import { Figures } from "../../../ui/figures.tsx";
import styles from "./tournament-figures.module.css";

/** A table of figures that link to their sources. */
export function TournamentFigures({
  className,
  ...props
}: ComponentProps<typeof Figures> & { className?: string | undefined }) {
  return (
    <div className={clsx(styles.figures, className)}>
      <Figures {...props} />
    </div>
  );
}
