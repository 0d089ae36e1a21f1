import Link from "next/link";
import { useTranslations } from "next-intl";
import type { TournamentStandings } from "../../../../lib/api-client/types.ts";
import { SectionLinks } from "../../parts/section-links.tsx";

/** The seasons of a league; each keeps its standings. */
export function SeasonPicker({ standings: { stage, season, seasons } }: { readonly standings: TournamentStandings }) {
  const t = useTranslations("tournaments.league");
  if (seasons.length < 2) return null;
  return (
    <SectionLinks label={t("seasons")}>
      {seasons.map((number) => (
        <Link
          key={number}
          href={`?stage=${stage}&season=${number}#standings`}
          scroll={false}
          aria-current={number === season ? "true" : undefined}
        >
          {t("season", { season: number })}
        </Link>
      ))}
    </SectionLinks>
  );
}
