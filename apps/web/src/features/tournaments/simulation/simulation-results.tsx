"use client";

import { useTranslations } from "next-intl";
import type { Distribution, TournamentSimulation } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { DataRow } from "../../../ui/lists/data-table.tsx";
import { TournamentFigures } from "../parts/tournament-figures.tsx";
import { describeTableSizes } from "./describe-table-sizes.ts";
import styles from "./simulation-results.module.css";

/** The results of all simulated tournaments, in total and by round. */
export function SimulationResults({ found }: { readonly found: TournamentSimulation }) {
  const t = useTranslations("tournament-settings.simulation");
  const { runs, finished, rounds, games, days } = found;
  const range = useRange();
  return (
    <>
      {finished < runs && (
        <Alert kind="error" title={t("unplayable", { halted: runs - finished, runs })}>
          {t("unplayableText")}
        </Alert>
      )}
      <p>
        {t("sum", { rounds: range(rounds), roundsMost: rounds.most, games: range(games), gamesMost: games.most })}{" "}
        {days !== null && t("days", { days: range(days), daysMost: days.most })} {t("runs", { runs })}
      </p>
      <Spreads found={found} />
      <ByRound found={found} />
    </>
  );
}

function useRange() {
  const t = useTranslations("tournament-settings.simulation");
  return ({ least, most }: Pick<Distribution, "least" | "most">) =>
    least === most ? String(least) : t("range", { least, most });
}

/** Each figure: minimum, usual range, maximum. */
function Spreads({ found }: { readonly found: TournamentSimulation }) {
  const t = useTranslations("tournament-settings.simulation");
  const range = useRange();
  const rowOf = (key: string, head: string, { least, low, high, most }: Distribution): DataRow => ({
    key,
    head,
    cells: [least, range({ least: low, most: high }), most],
  });
  return (
    <TournamentFigures
      className={styles.figures}
      caption={t("spreads")}
      isCaptionHidden
      columns={[t("figure"), t("least"), t("usually"), t("most")]}
      rows={[
        rowOf("gamesEach", t("gamesEach"), found.gamesEach),
        ...found.tables.map(({ size, count }) => rowOf(`tables ${size}`, t("tablesOf", { size }), count)),
        rowOf("byesEach", t("byesEach"), found.byesEach),
        rowOf("meetingsAgain", t("meetingsAgain"), found.meetingsAgain),
        rowOf("meetingsMost", t("meetingsMost"), found.meetingsMost),
        rowOf("seatImbalance", t("seatImbalance"), found.seatImbalance),
      ]}
    />
  );
}

function ByRound({ found: { byRound, runs } }: { readonly found: TournamentSimulation }) {
  const t = useTranslations("tournament-settings.simulation");
  const range = useRange();
  if (byRound.length === 0) return null;
  return (
    <TournamentFigures
      className={styles.figures}
      caption={t("caption")}
      isCaptionHidden
      columns={[t("round"), t("tables"), t("byes"), t("again"), t("played")]}
      rows={byRound.map(({ round, sizes, byes, meetingsAgain, runs: played }) => ({
        key: String(round),
        head: t("roundOf", { round }),
        cells: [
          describeTableSizes(sizes),
          range(byes),
          meetingsAgain === null ? "–" : range(meetingsAgain),
          t("share", { share: played / runs }),
        ],
      }))}
    />
  );
}
