"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { LinkBar } from "../../../components/layout/link-bar.tsx";
import { languageOf } from "../../../i18n/languages.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./downloads.module.css";
import { earlierSeasons } from "./league/earlier-seasons.ts";

/** The format of the report knows only tables of two. */
const isForPairs = ({ stages }: Tournament["plan"]) => stages.every(({ sizes }) => sizes.most === 2);

/** Downloads, and printing. */
export function Downloads({ tournament }: { readonly tournament: Tournament }) {
  const { id, phase, plan } = tournament;
  const t = useTranslations("tournaments.files");
  const path = `/v1/tournaments/${id}`;
  return (
    <LinkBar className={styles.downloads} label={t("label")}>
      <a href={`${path}/standings.csv`} download>
        {t("standings")}
      </a>
      {earlierSeasons(tournament).map(({ stage, season }) => (
        <a key={`${stage} ${season}`} href={`${path}/standings.csv?stage=${stage}&season=${season}`} download>
          {t("standingsOfSeason", { season })}
        </a>
      ))}
      <a href={`${path}/results.csv`} download>
        {t("results")}
      </a>
      {isForPairs(plan) && (
        <a href={`${path}/report.trf`} download>
          {t("report")}
        </a>
      )}
      <a href={`${path}/calendar.ics?language=${languageOf(useLocale())}`} download>
        {t("calendar")}
      </a>
      {(phase === "finished" || phase === "cancelled") && (
        <>
          <a href={`${path}/export`} download>
            {t("export")}
          </a>
          <Link href="/tournaments/verify">{t("verify")}</Link>
        </>
      )}
      <Button onClick={() => window.print()}>{t("print")}</Button>
    </LinkBar>
  );
}
