"use client";

import { useTranslations } from "next-intl";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Title } from "../../ui/typography/title.tsx";

/** The replay of a game whose steps are on their way: they are too many for the first HTML. */
export function ReplayLoading({ name }: { readonly name: string }) {
  const t = useTranslations("replay");
  const tCommon = useTranslations("common");
  return (
    <PageShell width="wide">
      <Title compact title={t("title", { name })} />
      <Loading label={tCommon("loading")} height="60vh" />
    </PageShell>
  );
}
