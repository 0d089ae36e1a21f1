"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { LinkBar } from "../../../components/layout/link-bar.tsx";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { sheetsOf } from "./sheets.ts";

/** Links to the sheets to print and to the clock. */
export function PrintLinks({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const sheets = sheetsOf(tournament);
  if (sheets.length === 0) return null;
  return (
    <LinkBar label={t("label")}>
      {sheets.map((sheet) => (
        <Link key={sheet} href={`/tournaments/${tournament.id}/print/${sheet}`}>
          {t(`sheets.${sheet}`)}
        </Link>
      ))}
      <Link href={`/tournaments/${tournament.id}/clock`}>{t("clock")}</Link>
    </LinkBar>
  );
}
