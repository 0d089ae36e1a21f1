"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { isNotFound } from "../../lib/api-client/api-problem.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { PageShell } from "../layout/page-shell.tsx";
import { PageError } from "./page-error.tsx";

/** Shown instead of a game that is loading, does not exist or cannot be fetched. */
export function GameError({ failure }: { readonly failure: Error | null }) {
  const t = useTranslations("common");
  if (failure === null) {
    return (
      <PageShell width="wide">
        <Loading label={t("loading")} height="60vh" />
      </PageShell>
    );
  }
  return (
    <PageShell width="narrow">
      <PageError failure={failure} title={t("problems.not-found.title")} text={t("problems.not-found.text")}>
        <Button primary={isNotFound(failure)} asChild>
          <Link href="/">{t("notFound.back")}</Link>
        </Button>
      </PageError>
    </PageShell>
  );
}
