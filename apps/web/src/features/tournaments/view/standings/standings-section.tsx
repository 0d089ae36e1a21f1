"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { useTournamentStandings } from "../../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../../ui/feedback/loading.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { ClubMark } from "../../clubs/club-mark.tsx";
import { PlayerName } from "../../entrants/player-name.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { type RoundWords, roundWords } from "../../parts/round-words.ts";
import { SectionLinks } from "../../parts/section-links.tsx";
import { TournamentFigures } from "../../parts/tournament-figures.tsx";
import { DivisionTables } from "../league/division-tables.tsx";
import { MovementMark } from "../league/movement-mark.tsx";
import { SeasonPicker } from "../league/season-picker.tsx";
import { Breakdown } from "./breakdown.tsx";
import { displayValue } from "./display-value.ts";
import { type Row, SourceLinks } from "./source-links.tsx";
import { TieBreaksExplained } from "./tie-breaks-explained.tsx";
import { useFormatScore } from "./use-format-score.ts";

/** The standings. Every number links to the games it comes from. */
export function StandingsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.standings");
  const query = useSearchParams();
  const standings = useTournamentStandings(tournament.id, {
    stage: numberIn(query.get("stage")),
    season: numberIn(query.get("season")),
  });
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
        {data && <TieBreaksExplained order={data.order} format={formatOf(tournament, data.stage)} />}
      </Section>
    </div>
  );
}

const formatOf = ({ stages }: Tournament, stage: number) => stages.find((one) => one.stage === stage)?.format;

function numberIn(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
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

/** One table, or one for each division of a league. */
function Tables({ tournament, standings }: StandingsTableProps) {
  if (standings.season === null) return <StandingsTable tournament={tournament} standings={standings} />;
  return (
    <DivisionTables
      tournament={tournament}
      standings={standings}
      table={(part) => <StandingsTable tournament={tournament} standings={part} />}
    />
  );
}

interface StandingsTableProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
}

function StandingsTable({ tournament, standings }: StandingsTableProps) {
  const t = useTranslations("tournaments.standings");
  const playerNames = usePlayerNames(tournament);
  const columns = columnsOf(tournament, standings);
  const { stage, season } = standings;
  return (
    <TournamentFigures
      caption={t("caption")}
      isCaptionHidden
      columns={useHeadings(columns)}
      rows={standings.rows.map((row) => ({
        key: row.player,
        head: (
          <>
            <PlayerName named={playerNames(row.player)} /> <ClubMark club={row.club} />
            <MovementMark movement={row.movement} />
            {row.status === "withdrawn" && (
              <Text as="small" muted>
                {" "}
                {t("withdrawn")}
              </Text>
            )}
          </>
        ),
        cells: cellsOf(row, { stage, season }, columns),
      }))}
    />
  );
}

type Criterion = TournamentStandings["order"][number];

interface Columns {
  readonly hasLives: boolean;
  readonly rounds: readonly number[];
  readonly words: (round: number) => RoundWords;
  /** Tie-break criteria and their place among a row's figures. */
  readonly criteria: readonly { readonly criterion: Criterion; readonly place: number }[];
}

function columnsOf(tournament: Tournament, { stage, season, rows, order }: TournamentStandings): Columns {
  const rounds = tournament.rounds.filter(
    (round) => round.stage === stage && round.season === season && !round.isPlayOff && round.state !== "drafted",
  );
  return {
    hasLives: rows.some(({ lives }) => lives !== null),
    rounds: rounds.map(({ round }) => round),
    words: (round) => roundWords(tournament, round),
    criteria: order
      .map((criterion, place) => ({ criterion, place }))
      // Points have a column of their own.
      .filter(({ criterion }) => criterion !== "points"),
  };
}

function useHeadings({ hasLives, rounds, words, criteria }: Columns): readonly ReactNode[] {
  const t = useTranslations("tournaments.standings");
  const tCriterion = useTranslations("tournaments.criteria");
  return [
    t("player"),
    t("rank"),
    ...(hasLives ? [t("lives")] : []),
    t("points"),
    ...rounds.map((round) => (
      <a key={round} href={`#round-${round}`} title={t("round", words(round))}>
        {t("roundShort", words(round))}
      </a>
    )),
    ...criteria.map(({ criterion }) => tCriterion(criterion)),
  ];
}

/** The stage of these standings, and the season of a league. */
type Part = Pick<TournamentStandings, "stage" | "season">;

function cellsOf(row: Row, part: Part, { hasLives, rounds, words, criteria }: Columns): readonly ReactNode[] {
  return [
    <b key="rank">{row.rank}</b>,
    ...(hasLives ? [row.lives] : []),
    <Figure key="points" row={row} part={part} figure={row.points} isMain />,
    ...rounds.map((round) => <SourceLinks key={round} row={row} round={round} words={words(round)} />),
    ...criteria.map(({ criterion, place }) => (
      <Figure key={criterion} row={row} part={part} figure={displayValue(criterion, row.figures[place] ?? 0)} />
    )),
  ];
}

interface FigureProps {
  readonly row: Row;
  readonly part: Part;
  readonly figure: number;
  readonly isMain?: boolean;
}

/** A figure that links to the games it comes from. */
function Figure({ row, part: { stage, season }, figure, isMain = false }: FigureProps) {
  const number = useFormatScore()(figure);
  const where = season === null ? `stage=${stage}` : `stage=${stage}&season=${season}`;
  return (
    <Link href={`?${where}&of=${encodeURIComponent(row.player)}#breakdown`}>{isMain ? <b>{number}</b> : number}</Link>
  );
}
