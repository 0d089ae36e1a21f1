"use client";

import { useTranslations } from "next-intl";
import type { SeriesRules } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import { DescriptionList } from "../../ui/lists/description-list.tsx";
import { useFormatPoints } from "./use-format-points.ts";

/** How the table adds up. */
export function SeriesRulesSection({ rules: { scoring, best, tieBreaks } }: { readonly rules: SeriesRules }) {
  const t = useTranslations("tournament-series.rules");
  const tTieBreak = useTranslations("tournament-series.standings.tieBreaks");
  const points = useFormatPoints();
  return (
    <Section title={t("title")}>
      <DescriptionList>
        <dt>{t("scoring")}</dt>
        <dd>
          {scoring.system === "ranks"
            ? t("ranks", { points: scoring.points.map(points).join(" – ") })
            : t("tournamentPoints")}
        </dd>
        <dt>{t("best")}</dt>
        <dd>{best === null ? t("all") : t("bestOf", { count: best })}</dd>
        <dt>{t("tieBreaks")}</dt>
        <dd>
          {tieBreaks.length === 0 ? t("noTieBreaks") : tieBreaks.map((tieBreak) => tTieBreak(tieBreak)).join(" → ")}
        </dd>
      </DescriptionList>
    </Section>
  );
}
