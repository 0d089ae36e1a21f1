"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { PageError } from "../../../components/errors/page-error.tsx";

/** Shown if a player does not exist or cannot be fetched. */
export function PlayerError({ failure }: { readonly failure: Error }) {
  const t = useTranslations("players");
  return (
    <PageError failure={failure} title={t("missing")} text={t("missingText")}>
      <Link href="/leaderboards">{t("others")}</Link>
    </PageError>
  );
}
