"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../boards/use-translate.ts";
import { PageError } from "../../components/errors/page-error.tsx";
import { LinkBar } from "../../components/layout/link-bar.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../components/layout/page-title.ts";
import { markedName } from "../../components/seats/marked-name.ts";
import type { Series } from "../../lib/api-client/types.ts";
import { useSeries } from "../../lib/queries/use-series.ts";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { SeriesChanges } from "./series-changes.tsx";
import { SeriesDirecting } from "./series-directing.tsx";
import { SeriesRulesSection } from "./series-rules-section.tsx";
import { SeriesStandingsSection } from "./series-standings-section.tsx";
import { SeriesTournaments } from "./series-tournaments.tsx";

/** The page of a series of tournaments. */
export function SeriesPage({ series: id }: { readonly series: string }) {
  const t = useTranslations("tournament-series");
  const found = useSeries(id);
  usePageTitle(found.data?.name ?? t("title"));
  return (
    <PageShell width="wide">
      {found.isPending && <Loading label={t("loading")} height="60vh" />}
      {found.isError && (
        <PageError failure={found.error} title={t("missing")} text={t("missingText")}>
          <Link href="/series">{t("all")}</Link>
        </PageError>
      )}
      {found.data && <Parts series={found.data} />}
    </PageShell>
  );
}

function Parts({ series }: { readonly series: Series }) {
  const t = useTranslations("tournament-series");
  const tCommon = useTranslate("common");
  const directors = series.directors.map((director) => markedName(director, tCommon)).join(", ");
  return (
    <>
      <Title title={series.name} sub={t("by", { names: directors })} />
      {series.description !== "" && <p>{series.description}</p>}
      <SeriesStandingsSection series={series} />
      <SeriesTournaments series={series} />
      <SeriesRulesSection rules={series.rules} />
      {series.mayDirect && <SeriesDirecting series={series} />}
      <SeriesChanges series={series} />
      <LinkBar label={t("files")}>
        <a href={`/v1/series/${series.id}/standings.csv`} download>
          {t("csv")}
        </a>
        <Link href="/series">{t("all")}</Link>
      </LinkBar>
    </>
  );
}
