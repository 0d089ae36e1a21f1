import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Figures } from "../../../ui/figures.tsx";

/** Figures below a heading of the same name: heard by a name of their own. */
export function AdminTable({ caption, ...rest }: Omit<ComponentProps<typeof Figures>, "isCaptionHidden">) {
  const t = useTranslations("desk.listing");
  return <Figures caption={t("tableOf", { what: caption })} isCaptionHidden {...rest} />;
}
