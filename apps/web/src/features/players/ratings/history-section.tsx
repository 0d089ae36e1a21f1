"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import type { RatingHistory } from "../../../lib/api-client/types.ts";
import { useRatingHistory } from "../../../lib/queries/use-ratings.ts";
import { SubHeading } from "../../../ui/typography/sub-heading.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { NoBreak } from "../parts/no-break.tsx";
import styles from "./history-section.module.css";
import { PagedTable } from "./paged-table.tsx";

const RatingChart = dynamic(() => import("./rating-chart.tsx").then((module) => module.RatingChart), { ssr: false });

type Change = RatingHistory["changes"][number];

/** The rating after each game, as a chart and as a table. */
export function HistorySection({ player, ruleset }: { readonly player: string; readonly ruleset: string }) {
  const t = useTranslations("ratings");
  const changes = useRatingHistory(player, ruleset).data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section>
      <SubHeading>{t("history")}</SubHeading>
      {changes.length > 1 && (
        <div className={styles.chart} role="img" aria-label={t("historyLine")}>
          <RatingChart changes={changes} />
        </div>
      )}
      <PagedTable
        caption={t("history")}
        isCaptionHidden
        file={`/v1/players/${player}/ratings/${ruleset}/changes.csv?limit=500`}
        columns={[t("game"), t("when"), t("place"), t("change"), t("why")]}
        rows={changes.map((change) => ({
          key: change.game,
          head: <Link href={`/games/${change.game}`}>{change.name}</Link>,
          cells: [
            <Since key="when" instant={change.finishedAt} />,
            <PlaceOf key="place" {...change} />,
            <ChangeOf key="change" {...change} />,
            <Against key="why" {...change} />,
          ],
        }))}
      />
    </section>
  );
}

function PlaceOf({ own, others }: Change) {
  const t = useTranslations("ratings");
  return <NoBreak>{t("placeOf", { rank: own.rank, players: others.length + 1 })}</NoBreak>;
}

function ChangeOf({ own }: Change) {
  const t = useTranslations("ratings");
  return (
    <span>
      <NoBreak>{t("changeOf", { before: own.ratingBefore, after: own.ratingAfter })}</NoBreak>
      {own.seatWorth !== 0 && (
        <Text as="small" muted>
          {" "}
          {t("seatWorth", { points: own.seatWorth })}
        </Text>
      )}
    </span>
  );
}

function Against({ others }: Change) {
  const t = useTranslations("ratings");
  return (
    <span>
      {others.map(({ account, name, ratingBefore }, place) => (
        <span key={account}>
          {place > 0 && ", "}
          <Link href={`/players/${account}/ratings`}>{name || t("deletedAccount")}</Link> ({ratingBefore})
        </span>
      ))}
    </span>
  );
}
