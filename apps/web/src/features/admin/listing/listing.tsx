"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BaseTable, ScrollArea } from "../../../ui/lists/data-table.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import styles from "./listing.module.css";
import type { ListingParams } from "./use-listing-params.ts";

export interface ListingColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The name by which the API sorts this column, if it does. */
  readonly sort?: string;
  readonly cell: (row: Row) => ReactNode;
}

interface ListingProps<Row> {
  readonly caption: string;
  readonly columns: readonly ListingColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly total: number;
  readonly params: ListingParams;
  /** How the API sorts when nothing else is asked, if columns can be sorted. */
  readonly defaultSort?: string;
  /** On a phone each row becomes a paragraph: for rows that are read, not compared. */
  readonly isStacked?: boolean;
  /** The address of the same list as a file, if there is one. */
  readonly csv?: string;
}

const pageSize = 50;

/** A table that the API sorts and pages. Its state is in the address; arrow keys go from row to row. */
export function Listing<Row>(props: ListingProps<Row>) {
  const { caption, columns, rows, keyOf, total, params, defaultSort, isStacked = false, csv } = props;
  const t = useTranslations("admin.listing");
  const sort = params.asked.sort ?? defaultSort ?? "";
  if (total === 0) return <Empty />;
  return (
    <>
      <ScrollArea label={t("tableOf", { what: caption })} onKeyDown={walk}>
        <BaseTable className={clsx(styles.listing, isStacked && styles.stacked)}>
          <caption>{t("count", { total, caption })}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} params={params} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, cell }, place) =>
                  place === 0 ? (
                    <th key={key} scope="row">
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key}>{cell(row)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </BaseTable>
      </ScrollArea>
      <Pages total={total} params={params} {...(csv !== undefined && { csv })} />
    </>
  );
}

function Empty() {
  const t = useTranslations("admin.listing");
  return (
    <div className={styles.empty}>
      <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
    </div>
  );
}

interface HeadCellProps<Row> {
  readonly column: ListingColumn<Row>;
  readonly sort: string;
  readonly params: ListingParams;
}

function HeadCell<Row>({ column: { label, sort: own }, sort, params }: HeadCellProps<Row>) {
  if (own === undefined) return <th scope="col">{label}</th>;
  const direction = sort === own ? "ascending" : sort === `-${own}` ? "descending" : "none";
  const next = direction === "descending" ? own : `-${own}`;
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={clsx(styles.sorter, direction !== "none" && styles[direction])}
        onClick={() => params.set({ sort: next, from: undefined })}
      >
        {label}
      </button>
    </th>
  );
}

function Pages({ total, params, csv }: Pick<ListingProps<never>, "total" | "params" | "csv">) {
  const t = useTranslations("admin.listing");
  const { from: first = 0, ...filter } = params.asked;
  const from = Number(first);
  const go = (to: number) => params.set({ from: to <= 0 ? undefined : String(to) });
  return (
    <ActionRow as="p">
      {total > pageSize && (
        <>
          <Button disabled={from === 0} onClick={() => go(from - pageSize)}>
            {t("previous")}
          </Button>
          <Text muted>{t("shown", { from: from + 1, to: Math.min(total, from + pageSize), total })}</Text>
          <Button disabled={from + pageSize >= total} onClick={() => go(from + pageSize)}>
            {t("next")}
          </Button>
        </>
      )}
      {csv !== undefined && (
        <a href={`${csv}?${new URLSearchParams(filter)}`} download>
          {t("csv")}
        </a>
      )}
    </ActionRow>
  );
}

/** Moves the focus to the link of the previous or next row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("tbody tr th a, tbody tr th button")];
  const here = links.indexOf(document.activeElement as HTMLElement);
  const next = links[step === 1 && here === -1 ? 0 : here + step];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
