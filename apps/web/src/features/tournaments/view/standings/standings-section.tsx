"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { useTournamentStandings } from "../../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../../ui/feedback/loading.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { SectionLinks } from "../../parts/section-links.tsx";
import { DivisionTables } from "../league/division-tables.tsx";
import { SeasonPicker } from "../league/season-picker.tsx";
import { Breakdown } from "./breakdown.tsx";
import { standingsQueryOf } from "./standings-query.ts";
import { StandingsTable } from "./standings-table.tsx";
import { TieBreaksExplained } from "./tie-breaks-explained.tsx";

/** The standings. Every number links to the games it comes from. */
export function StandingsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.standings");
  const query = useSearchParams();
  const shown = standingsQueryOf({ stage: query.get("stage"), season: query.get("season") });
  const standings = useTournamentStandings(tournament.id, shown);
  const { data } = standings;
  return (
    <div id="standings">
      <Section title={t("title")} aside={t(tournament.phase === "running" ? "live" : "final")}>
        <StagePicker tournament={tournament} shown={data?.stage} />
        {standings.isPending && <Loading label={t("loading")} />}
        {standings.isError && <ProblemAlert failure={standings.error} />}
        {data && <SeasonPicker standings={data} />}
        {data && <Tables tournament={tournament} standings={data} />}
        {data && <Breakdown tournament={tournament} standings={data} />}
        {data && <TieBreaksExplained tournament={tournament} standings={data} />}
      </Section>
    </div>
  );
}

interface StagePickerProps {
  readonly tournament: Tournament;
  readonly shown: number | undefined;
}

function StagePicker({ tournament: { stages }, shown }: StagePickerProps) {
  const t = useTranslations("tournaments");
  const begun = stages.filter(({ state }) => state !== "ahead");
  if (begun.length < 2) return null;
  return (
    <SectionLinks label={t("standings.stages")}>
      {begun.map(({ stage, format }) => (
        <Link
          key={stage}
          href={`?stage=${stage}#standings`}
          scroll={false}
          aria-current={stage === shown ? "true" : undefined}
        >
          {t("stage", { stage, format: t(`formats.${format}`) })}
        </Link>
      ))}
    </SectionLinks>
  );
}

interface TablesProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
}

/** One table, or one for each division of a league. */
function Tables({ tournament, standings }: TablesProps) {
  if (standings.season === null) return <StandingsTable tournament={tournament} standings={standings} />;
  return (
    <DivisionTables
      tournament={tournament}
      standings={standings}
      table={(part) => <StandingsTable tournament={tournament} standings={part} />}
    />
  );
}
