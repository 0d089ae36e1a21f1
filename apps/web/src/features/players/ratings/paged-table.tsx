"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { TableLinks } from "../parts/table-links.tsx";

const rowsAtFirst = 10;

interface LongFiguresProps extends ComponentProps<typeof Figures> {
  /** Where the whole of it is had as a file. */
  readonly file: string;
}

/** A table that begins short: the whole of it is shown when somebody wants it, and taken home as a file. */
export function PagedTable({ file, rows, ...figures }: LongFiguresProps) {
  const t = useTranslations("ratings");
  const [isWhole, setWhole] = useState(false);
  const hasMore = rows.length > rowsAtFirst;
  return (
    <>
      <Figures {...figures} rows={isWhole ? rows : rows.slice(0, rowsAtFirst)} />
      <TableLinks>
        {hasMore && !isWhole && <Button onClick={() => setWhole(true)}>{t("whole", { rows: rows.length })}</Button>}
        <a href={file} download>
          {t("table")}
        </a>
      </TableLinks>
    </>
  );
}
