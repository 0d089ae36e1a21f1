"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageError } from "../../../components/errors/page-error.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";

/** Shown instead of an import that is loading, was removed, or cannot be fetched. */
export function ImportError({ failure }: { readonly failure: Error | null }) {
  const t = useTranslations("game-files.imported");
  if (failure === null) {
    return (
      <PageShell width="wide">
        <Loading label={t("loading")} height="60vh" />
      </PageShell>
    );
  }
  return (
    <PageShell width="narrow">
      <PageError failure={failure} title={t("gone")} text={t("goneText")}>
        <Button asChild>
          <Link href="/games/import">{t("importOne")}</Link>
        </Button>
      </PageError>
    </PageShell>
  );
}
