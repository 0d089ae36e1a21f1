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
        {t("sum", { rounds: range(rounds), roundsMax: rounds.max, games: range(games), gamesMax: games.max })}{" "}
        {days !== null && t("days", { days: range(days), daysMax: days.max })} {t("runs", { runs })}
      </p>
      <Spreads found={found} />
      <ByRound found={found} />
    </>
  );
}

function useRange() {
  const t = useTranslations("tournament-settings.simulation");
  return ({ min, max }: Pick<Distribution, "min" | "max">) => (min === max ? String(min) : t("range", { min, max }));
}

/** Each figure: minimum, usual range, maximum. */
function Spreads({ found }: { readonly found: TournamentSimulation }) {
  const t = useTranslations("tournament-settings.simulation");
  const range = useRange();
  const rowOf = (key: string, head: string, { min, low, high, max }: Distribution): DataRow => ({
    key,
    head,
    cells: [min, range({ min: low, max: high }), max],
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
        rowOf("meetingsMax", t("meetingsMax"), found.meetingsMax),
        ...(found.unmetPairs === null ? [] : [rowOf("unmetPairs", t("unmetPairs"), found.unmetPairs)]),
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
      rows={byRound.map(({ round, isPlayOff, sizes, byes, meetingsAgain, runs: played }) => ({
        key: String(round),
        head: t(isPlayOff ? "playOffRound" : "roundOf", { round }),
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
