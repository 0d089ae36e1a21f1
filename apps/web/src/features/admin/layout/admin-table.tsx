import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Figures } from "../../../ui/figures.tsx";

/** A table below a heading with the same text. For screen readers it has a name of its own. */
export function AdminTable({ caption, ...rest }: Omit<ComponentProps<typeof Figures>, "isCaptionHidden">) {
  const t = useTranslations("admin.listing");
  return <Figures caption={t("tableOf", { what: caption })} isCaptionHidden {...rest} />;
}
