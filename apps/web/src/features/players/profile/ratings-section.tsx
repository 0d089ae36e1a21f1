"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { usePlayerRatings } from "../../../lib/queries/use-ratings.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { NoBreak } from "../parts/no-break.tsx";

/** The rating of a player in each ruleset; nothing without rated games. */
export function RatingsSection({ player }: { readonly player: string }) {
  const t = useTranslations("players");
  const tRatings = useTranslations("ratings");
  const ratings = usePlayerRatings(player).data?.ratings ?? [];
  if (ratings.length === 0) return null;
  return (
    <Section
      title={t("ratingsTitle")}
      aside={<Link href={`/players/${encodeURIComponent(player)}/ratings`}>{t("ratings")}</Link>}
    >
      <DataTable
        caption={t("ratingsTitle")}
        isCaptionHidden
        columns={[tRatings("gameKind"), tRatings("rating"), tRatings("rank")]}
        rows={ratings.map(({ ruleset, pool, rating, deviation, rank, isProvisional }) => ({
          key: ruleset,
          head: <RulesetName ruleset={ruleset} pool={pool} />,
          cells: [
            <NoBreak key="rating">{tRatings("ratingOf", { rating, deviation })}</NoBreak>,
            rank ?? (isProvisional ? tRatings("provisional") : "–"),
          ],
        }))}
      />
    </Section>
  );
}

function RulesetName({ ruleset, pool }: { readonly ruleset: string; readonly pool: "people" | "bots" }) {
  const cover = coverOf(ruleset);
  const query = pool === "bots" ? "?pool=bots" : "";
  return <Link href={`/leaderboards/${ruleset}${query}`}>{cover.title(useTranslate(cover.messages))}</Link>;
}
