"use client";

import type { Scored } from "@seneschal/wording";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Since } from "../../../components/clocks/since.tsx";
import { useDescribeScore } from "../../../components/games/use-describe-score.ts";
import type { PlayerResults } from "../../../lib/api-client/types.ts";
import { usePlayerResults } from "../../../lib/queries/use-ratings.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { SubHeading } from "../../../ui/typography/sub-heading.tsx";
import { NoBreak } from "../parts/no-break.tsx";
import { PagedTable } from "./paged-table.tsx";
import { ShareBar } from "./share-bar.tsx";

/** The games a player plays most, and their last results. */
export function ResultsSection({ player }: { readonly player: string }) {
  const t = useTranslations("ratings");
  const found = usePlayerResults(player).data;
  if (found === undefined || found.results.length === 0) return null;
  return (
    <Section title={t("results")} aside={t("resultsOf")}>
      <Favourites favourites={found.favourites} />
      <SubHeading>{t("lastResults")}</SubHeading>
      <Results player={player} results={found.results} />
    </Section>
  );
}

function Favourites({ favourites }: Pick<PlayerResults, "favourites">) {
  const t = useTranslations("ratings");
  const format = useFormatter();
  const all = favourites.reduce((sum, { games }) => sum + games, 0);
  return (
    <DataTable
      caption={t("favourites")}
      columns={[t("gameKind"), t("games"), t("ofAll"), t("won"), t("wins")]}
      rows={favourites.map(({ ruleset, games, wins, winRate }) => ({
        key: ruleset,
        head: <GameKind ruleset={ruleset} />,
        cells: [
          games,
          <ShareBar key="share" share={games / all} even={1 / favourites.length} />,
          format.number(wins, { maximumFractionDigits: 1 }),
          format.number(winRate, { style: "percent" }),
        ],
      }))}
    />
  );
}

function Results({ player, results }: { readonly player: string } & Pick<PlayerResults, "results">) {
  const t = useTranslations("ratings");
  const format = useFormatter();
  return (
    <PagedTable
      caption={t("lastResults")}
      isCaptionHidden
      file={`/v1/players/${player}/results.csv?limit=500`}
      columns={[t("game"), t("gameKind"), t("when"), t("place"), t("points"), t("gain")]}
      rows={results.map(({ game, name, ruleset, finishedAt, rank, seats, score, tieBreaks, gain }) => ({
        key: game,
        head: <Link href={`/games/${game}`}>{name}</Link>,
        cells: [
          <GameKind key="kind" ruleset={ruleset} />,
          <Since key="when" instant={finishedAt} />,
          <NoBreak key="place">{t("placeOf", { rank, players: seats })}</NoBreak>,
          <Score key="score" ruleset={ruleset} scored={{ score, tieBreaks }} />,
          gain === null ? t("unrated") : format.number(gain, { signDisplay: "exceptZero" }),
        ],
      }))}
    />
  );
}

const Score = ({ ruleset, scored }: { readonly ruleset: string; readonly scored: Scored }) =>
  useDescribeScore(ruleset)(scored);

function GameKind({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  return <Link href={`/leaderboards/${ruleset}`}>{cover.title(useTranslate(cover.messages))}</Link>;
}
