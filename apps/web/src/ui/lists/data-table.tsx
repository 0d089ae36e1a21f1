import clsx from "clsx";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import styles from "./data-table.module.css";

interface DataTableProps {
  /** The caption of the table; screen readers read it even if it is hidden. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly ReactNode[];
  readonly rows: readonly DataRow[];
  /** Sums, below a strong rule. */
  readonly totals?: readonly DataRow[];
}
export interface DataRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** A table of figures: the first column names, the others count. It scrolls by itself where it is too wide. */
export function DataTable({ caption, isCaptionHidden = false, columns, rows, totals = [] }: DataTableProps) {
  const keys = columns.map((_, place) => `column ${place}`);
  const line = ({ key, head, cells }: DataRow) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      {keys.slice(1).map((column, place) => (
        <td key={column}>{cells[place]}</td>
      ))}
    </tr>
  );
  return (
    <ScrollArea label={caption}>
      <BaseTable>
        {isCaptionHidden ? <VisuallyHidden as="caption">{caption}</VisuallyHidden> : <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, place) => (
              <Fragment key={keys[place]}>{place === 0 ? <td>{column}</td> : <th scope="col">{column}</th>}</Fragment>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {totals.length > 0 ? <tfoot>{totals.map(line)}</tfoot> : null}
      </BaseTable>
    </ScrollArea>
  );
}

/** The same table without rows, for components that build their own. */
export function BaseTable({ className, ...props }: ComponentProps<"table">) {
  return <table className={clsx(styles.figures, className)} {...props} />;
}

interface ScrollAreaProps extends ComponentProps<"section"> {
  readonly label: string;
}

/** An area that scrolls by itself where it is too wide, by keyboard too. */
export function ScrollArea({ label, ...props }: ScrollAreaProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too.
  return <section className={styles.scrollArea} aria-label={label} tabIndex={0} {...props} />;
}
