"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { usePlayerRatings } from "../../../lib/queries/use-ratings.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import { PlayerError } from "../parts/player-error.tsx";
import { HistorySection } from "./history-section.tsx";
import styles from "./player-ratings-page.module.css";
import { ResultsSection } from "./results-section.tsx";
import { RivalsSection } from "./rivals-section.tsx";

type Rating = components["schemas"]["PlayerRatings"]["ratings"][number];

/** A player's ratings, and the games behind them. */
export function PlayerRatingsPage({ player }: { readonly player: string }) {
  const t = useTranslations("ratings");
  const found = usePlayerRatings(player);
  const title = t("ratingsOf", { name: found.data?.player.name || t("deletedAccount") });
  usePageTitle(title);
  return (
    <PageShell width="narrow">
      {found.isPending && <Loading label={t("loading")} height="40vh" />}
      {found.isError && <PlayerError failure={found.error} />}
      {found.data && (
        <Title
          title={title}
          sub={
            <>
              <Link href={`/players/${player}`}>{t("page")}</Link>
              <NameMark kind={found.data.player.nameKind} />
            </>
          }
        />
      )}
      {found.data && <ResultsSection player={player} />}
      {found.data?.ratings.length === 0 && <EmptyState title={t("noRatings")}>{t("noRatingsText")}</EmptyState>}
      {found.data?.ratings.map((rating) => (
        <RatingSection key={rating.ruleset} player={player} rating={rating} />
      ))}
    </PageShell>
  );
}

function RatingSection({ player, rating }: { readonly player: string; readonly rating: Rating }) {
  const t = useTranslations("ratings");
  const cover = coverOf(rating.ruleset);
  const title = cover.title(useTranslate(cover.messages));
  return (
    <Section title={title} aside={rating.isProvisional ? t("provisional") : undefined}>
      <p className={styles.rating}>{t("ratingOf", { rating: rating.rating, deviation: rating.deviation })}</p>
      {rating.rank !== null && <p>{t("onBoard", { rank: rating.rank })}</p>}
      <Text as="ul" muted>
        {rating.obstacles.map((obstacle) => (
          <li key={obstacle}>{t(`obstacles.${obstacle}`)}</li>
        ))}
      </Text>
      <HistorySection player={player} ruleset={rating.ruleset} />
      <RivalsSection player={player} ruleset={rating.ruleset} />
    </Section>
  );
}
