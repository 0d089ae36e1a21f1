"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { Leaderboard } from "../../../lib/api-client/types.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CoatOfArms } from "../../../ui/heraldry/arms/coat-of-arms.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { NoBreak } from "../parts/no-break.tsx";
import { RatingRange } from "../ratings/rating-range.tsx";

/** The leaderboard. Each name links to the games behind the figures. */
export function LeaderboardTable({ leaderboard }: { readonly leaderboard: Leaderboard }) {
  const t = useTranslations("ratings");
  const format = useFormatter();
  const { entries, total, pool } = leaderboard;
  if (total === 0) {
    const [title, text] = pool === "bots" ? (["noneBots", "noneTextBots"] as const) : (["none", "noneText"] as const);
    return <EmptyState title={t(title)}>{t(text, requirementsOf(leaderboard))}</EmptyState>;
  }
  const reach = reachOf(entries);
  return (
    <DataTable
      caption={t("total", { total })}
      columns={[t("player"), t("rank"), t("rating"), t("uncertain"), t("trend"), t("games"), t("opponents"), t("last")]}
      rows={entries.map((entry) => ({
        key: entry.account,
        head: (
          <>
            <CoatOfArms id={entry.account} />{" "}
            <Link href={`/players/${entry.account}/ratings`}>
              <bdi>{entry.name || t("deletedAccount")}</bdi>
            </Link>
            <NameMark kind={entry.name === "" ? null : entry.nameKind} />
          </>
        ),
        cells: [
          <b key="rank">{entry.rank}</b>,
          <NoBreak key="rating">{t("ratingOf", { rating: entry.rating, deviation: entry.deviation })}</NoBreak>,
          <RatingRange key="range" rating={entry.rating} deviation={entry.deviation} {...reach} />,
          format.number(entry.trend, { signDisplay: "exceptZero" }),
          entry.games,
          entry.opponents,
          <Since key="last" instant={entry.lastPlayedAt} />,
        ],
      }))}
    />
  );
}

/** What it takes to be ranked, by the names in the messages. */
export const requirementsOf = ({ eligibility }: Leaderboard) => ({
  games: eligibility.gamesMin,
  opponents: eligibility.opponentsMin,
  days: eligibility.idleDaysMax,
  deviation: eligibility.deviationMax,
});

/** The lowest and highest possible ratings on this page. */
const reachOf = (entries: Leaderboard["entries"]) => ({
  from: Math.min(...entries.map(({ rating, deviation }) => rating - deviation)),
  to: Math.max(...entries.map(({ rating, deviation }) => rating + deviation)),
});
