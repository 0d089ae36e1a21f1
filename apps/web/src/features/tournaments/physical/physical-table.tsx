"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { Tournament, TournamentTable } from "../../../lib/api-client/types.ts";
import { useTournamentAction } from "../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ActionDialog } from "../director/action-dialog.tsx";
import { ForfeitAction } from "../director/rounds/forfeit-action.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { ActionRow } from "../parts/action-row.tsx";
import { placementsText } from "../parts/placements-text.ts";
import { roundWords } from "../parts/round-words.ts";
import { ResultAction } from "./result-action.tsx";

interface PhysicalTableProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

/** How the result of a table on a physical board was or can be entered. */
export function PhysicalTable({ tournament, round, table }: PhysicalTableProps) {
  const { state } = table;
  if (table.boards !== "physical") return null;
  if (state === "over") return <Entry tournament={tournament} table={table} />;
  const isPublished = tournament.rounds.find((one) => one.round === round)?.state === "published";
  if (!isPublished || tournament.phase !== "running") return null;
  return (
    <>
      <ReportText tournament={tournament} table={table} />
      <PlayerActions tournament={tournament} round={round} table={table} />
      {tournament.you.mayDirect && <DirectorActions tournament={tournament} round={round} table={table} />}
    </>
  );
}

type OfTable = Omit<PhysicalTableProps, "round">;

function Entry({ tournament, table: { entry } }: OfTable) {
  const t = useTranslations("club-evening.entry");
  const tCommon = useTranslate("common");
  const playerNames = usePlayerNames(tournament);
  if (entry === null) return null;
  const { by, reportedBy, confirmedBy } = entry;
  const reporter = reportedBy === null ? "" : playerNames(reportedBy).marked;
  const director = by === null ? "" : markedName(by, tCommon);
  const confirmer = confirmedBy === null ? director : playerNames(confirmedBy).marked;
  return (
    <Text as="p" muted small>
      {reportedBy === null ? t("entered", { by: director }) : t("confirmed", { reporter, confirmer })}
    </Text>
  );
}

function ReportText({ tournament, table: { report } }: OfTable) {
  const t = useTranslations("club-evening.report");
  const format = useFormatter();
  const playerNames = usePlayerNames(tournament);
  if (report === null) return null;
  const { by, at, places, dispute, canBeConfirmed } = report;
  return (
    <Text as="p" small>
      {t("reported", {
        by: playerNames(by).marked,
        at: format.dateTime(new Date(at), { timeStyle: "short" }),
        places: placementsText(places, playerNames),
      })}{" "}
      {dispute === null
        ? t(canBeConfirmed ? "waits" : "waitsForDirector")
        : t("disputed", { by: playerNames(dispute.by).marked })}{" "}
      {dispute?.reason !== null && dispute?.reason !== undefined && <q>{dispute.reason}</q>}
    </Text>
  );
}

/** For a player of the table: report a result, or answer the report of another. */
function PlayerActions({ tournament, round, table }: PhysicalTableProps) {
  const t = useTranslations("club-evening.report");
  const of = useTranslations("tournament-director")("ofTable", {
    ...roundWords(tournament, round),
    table: table.table,
  });
  const act = useTournamentAction(tournament.id);
  const { player } = tournament.you;
  const isHere = player !== null && table.players.includes(player) && !table.forfeited.includes(player);
  if (!isHere || tournament.you.status !== "entered") return null;
  const { report } = table;
  const mayAnswer = report !== null && report.dispute === null && report.by !== player;
  const at = { round, table: table.table };
  return (
    <>
      <ActionRow>
        {mayAnswer && (
          <>
            <Button
              primary
              disabled={act.isPending}
              onClick={() => act.mutate({ type: "confirm-result", ...at, places: report.places })}
            >
              {t("confirm")}
            </Button>
            <ActionDialog
              tournament={tournament.id}
              label={t("dispute")}
              of={of}
              text={t("disputeText")}
              asksReason
              act={(reason) => ({ type: "dispute-result", ...at, reason })}
            />
          </>
        )}
        {!mayAnswer && (
          <ResultAction tournament={tournament} round={round} table={table} of={of} type="report-result" />
        )}
      </ActionRow>
      {act.isError && <ProblemAlert failure={act.error} />}
    </>
  );
}

function DirectorActions({ tournament, round, table }: PhysicalTableProps) {
  const t = useTranslations("club-evening.report");
  const of = useTranslations("tournament-director")("ofTable", {
    ...roundWords(tournament, round),
    table: table.table,
  });
  const playerNames = usePlayerNames(tournament);
  const { report } = table;
  return (
    <ActionRow>
      {report !== null && (
        <ActionDialog
          tournament={tournament.id}
          label={t("confirmAsDirector")}
          of={of}
          text={placementsText(report.places, playerNames)}
          isCompact
          act={() => ({ type: "enter-result", round, table: table.table, places: report.places })}
        />
      )}
      <ResultAction tournament={tournament} round={round} table={table} of={of} type="enter-result" />
      <ForfeitAction tournament={tournament} round={round} table={table} of={of} />
    </ActionRow>
  );
}
