import clsx from "clsx";
import type { ComponentProps } from "react";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import styles from "./tournament-figures.module.css";

/** A table of figures that link to their sources. */
export function TournamentFigures({
  className,
  ...props
}: ComponentProps<typeof DataTable> & { className?: string | undefined }) {
  return (
    <div className={clsx(styles.figures, className)}>
      <DataTable {...props} />
    </div>
  );
}
