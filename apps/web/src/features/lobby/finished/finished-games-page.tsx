"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { CompactList } from "../../../components/game-list/compact-list.tsx";
import { GameRow } from "../../../components/game-list/game-row.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { FinishedFilterForm } from "./finished-filter-form.tsx";
import { finishedAddress, finishedFiltersIn, finishedQueryIn } from "./finished-filters.ts";

/** All finished games that the reader may see, newest first, page by page. Filters and page are in the address. */
export function FinishedGamesPage() {
  const t = useTranslations("lobby.finished");
  const params = Object.fromEntries(useSearchParams());
  const filters = finishedFiltersIn(params);
  const query = finishedQueryIn(params);
  const found = useGames(query);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("later")} />
      <FinishedFilterForm filters={filters} />
      {found.isPending && <Loading label={t("title")} height="480px" />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {found.data?.games.length === 0 && (
        <EmptyState title={isFiltered ? t("noneFound") : t("none")}>
          {isFiltered && <Link href={finishedAddress({})}>{t("showAll")}</Link>}
        </EmptyState>
      )}
      {found.data && (
        <CompactList>
          {found.data.games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </CompactList>
      )}
      <ButtonRow as="p">
        {query.cursor !== undefined && (
          <Button asChild>
            <Link href={finishedAddress(filters)}>{t("newest")}</Link>
          </Button>
        )}
        {found.data && found.data.next !== null && (
          <Button asChild>
            <Link href={finishedAddress(filters, found.data.next)}>{t("older")}</Link>
          </Button>
        )}
      </ButtonRow>
      <Text as="p" small>
        <Link href="/archive">{t("archive")}</Link>
      </Text>
    </PageShell>
  );
}
