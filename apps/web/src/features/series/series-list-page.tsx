"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../boards/use-translate.ts";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { markedName } from "../../components/seats/marked-name.ts";
import { useSeriesList } from "../../lib/queries/use-series.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { ItemList, ItemNote } from "../../ui/lists/item-list.tsx";
import { Title } from "../../ui/typography/title.tsx";

/** All series, newest first. */
export function SeriesListPage() {
  const t = useTranslations("tournament-series");
  const tCommon = useTranslate("common");
  const found = useSeriesList();
  const all = found.data?.series ?? [];
  return (
    <PageShell width="medium">
      <Title title={t("listTitle")} sub={t("sub")}>
        <Button primary asChild>
          <Link href="/series/new">{t("create")}</Link>
        </Button>
      </Title>
      {found.isPending && <Loading label={t("loading")} />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {found.isSuccess && all.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      <ItemList>
        {all.map(({ id, name, directors, tournaments }) => (
          <li key={id}>
            <span>
              <Link href={`/series/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <ItemNote>
                {t("by", { names: directors.map((director) => markedName(director, tCommon)).join(", ") })}
              </ItemNote>
            </span>
            <span>{t("tournaments.count", { count: tournaments })}</span>
          </li>
        ))}
      </ItemList>
      <p>
        <Link href="/tournaments">{t("toTournaments")}</Link>
      </p>
    </PageShell>
  );
}
