import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { DataTable } from "../../../ui/lists/data-table.tsx";

/** A table below a heading with the same text. For screen readers it has a name of its own. */
export function AdminTable({ caption, ...rest }: Omit<ComponentProps<typeof DataTable>, "isCaptionHidden">) {
  const t = useTranslations("admin.listing");
  return <DataTable caption={t("tableOf", { what: caption })} isCaptionHidden {...rest} />;
}
