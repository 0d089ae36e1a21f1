"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { TableLinks } from "../parts/table-links.tsx";

const rowsAtFirst = 10;

interface LongFiguresProps extends ComponentProps<typeof DataTable> {
  /** The address of the whole table as a file. */
  readonly file: string;
}

/** A table that shows its first rows, with a button for the rest and a download. */
export function PagedTable({ file, rows, ...figures }: LongFiguresProps) {
  const t = useTranslations("ratings");
  const [isWhole, setWhole] = useState(false);
  const hasMore = rows.length > rowsAtFirst;
  return (
    <>
      <DataTable {...figures} rows={isWhole ? rows : rows.slice(0, rowsAtFirst)} />
      <TableLinks>
        {hasMore && !isWhole && <Button onClick={() => setWhole(true)}>{t("showAll", { rows: rows.length })}</Button>}
        <a href={file} download>
          {t("table")}
        </a>
      </TableLinks>
    </>
  );
}
