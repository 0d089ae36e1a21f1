import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useBytes } from "../../components/figures/use-bytes.ts";
import type { ArchiveMonth } from "../../lib/api-client/types.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ItemList, ItemNote } from "../../ui/lists/item-list.tsx";

interface ArchiveMonthsProps {
  /** The newest first; `undefined` if they could not be loaded. */
  readonly months: readonly ArchiveMonth[] | undefined;
}

const code = (text: ReactNode) => <code>{text}</code>;

/** The monthly files, each with its size and checksum. */
export function ArchiveMonths({ months }: ArchiveMonthsProps) {
  const t = useTranslations("archive.months");
  if (months === undefined) return <p>{t("unavailable")}</p>;
  const [newest] = months;
  if (newest === undefined) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <>
      <ItemList aria-label={t("title")}>
        {months.map((file) => (
          <MonthItem key={file.month} {...file} />
        ))}
      </ItemList>
      <p>{t.rich("check", { command: `sha256sum seneschal-${newest.month}.ndjson.gz`, code })}</p>
    </>
  );
}

function MonthItem({ month, games, bytes, sha256 }: ArchiveMonth) {
  const t = useTranslations("archive.months");
  const format = useFormatter();
  const size = useBytes()(bytes);
  const name = format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <li>
      <span>
        <b>{name}</b>
        <ItemNote>{t("size", { games, size })}</ItemNote>
        <ItemNote>{t.rich("checksum", { sha256, code })}</ItemNote>
      </span>
      <Button asChild>
        <a href={`/v1/archive/months/${month}`} download aria-label={t("downloadNamed", { month: name })}>
          {t("download")}
        </a>
      </Button>
    </li>
  );
}
