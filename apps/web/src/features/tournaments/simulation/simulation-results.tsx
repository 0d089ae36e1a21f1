"use client";

import { useTranslations } from "next-intl";
import type { Spread, TournamentRehearsal } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/alert.tsx";
import { type FigureRow, Figures } from "../../../ui/figures.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { describeTableSizes } from "./describe-table-sizes.ts";

/** What all courses of a rehearsal came to, and what each round of them looked like. */
export function SimulationResults({ found }: { readonly found: TournamentRehearsal }) {
  const say = useTranslations("tournament-plan.rehearsal");
  const { courses, finished, rounds, games, days } = found;
  const range = useRange();
  return (
    <>
      {finished < courses && (
        <Alert kind="error" title={say("unplayable", { halted: courses - finished, courses })}>
          {say("unplayableText")}
        </Alert>
      )}
      <p>
        {say("sum", { rounds: range(rounds), roundsMost: rounds.most, games: range(games), gamesMost: games.most })}{" "}
        {days !== null && say("days", { days: range(days), daysMost: days.most })} {say("courses", { courses })}
      </p>
      <Spreads found={found} />
      <ByRound found={found} />
    </>
  );
}

function useRange() {
  const say = useTranslations("tournament-plan.rehearsal");
  return ({ least, most }: Pick<Spread, "least" | "most">) =>
    least === most ? String(least) : say("range", { least, most });
}

/** Each figure: at least, as a rule, at most. */
function Spreads({ found }: { readonly found: TournamentRehearsal }) {
  const say = useTranslations("tournament-plan.rehearsal");
  const range = useRange();
  const rowOf = (key: string, head: string, { least, low, high, most }: Spread): FigureRow => ({
    key,
    head,
    cells: [least, range({ least: low, most: high }), most],
  });
  return (
    <Figures
      caption={say("spreads")}
      isCaptionHidden
      columns={[say("figure"), say("least"), say("usually"), say("most")]}
      rows={[
        rowOf("gamesEach", say("gamesEach"), found.gamesEach),
        ...found.tables.map(({ size, count }) => rowOf(`tables ${size}`, say("tablesOf", { size }), count)),
        rowOf("byesEach", say("byesEach"), found.byesEach),
        rowOf("meetingsAgain", say("meetingsAgain"), found.meetingsAgain),
        rowOf("meetingsMost", say("meetingsMost"), found.meetingsMost),
        rowOf("seatImbalance", say("seatImbalance"), found.seatImbalance),
      ]}
    />
  );
}

function ByRound({ found: { byRound, courses } }: { readonly found: TournamentRehearsal }) {
  const say = useTranslations("tournament-plan.rehearsal");
  const range = useRange();
  if (byRound.length === 0) return null;
  return (
    <Figures
      caption={say("caption")}
      isCaptionHidden
      columns={[say("round"), say("tables"), say("byes"), say("again"), say("played")]}
      rows={byRound.map(({ round, sizes, byes, meetingsAgain, courses: played }) => ({
        key: String(round),
        head: say("roundOf", { round }),
        cells: [
          describeTableSizes(sizes),
          range(byes),
          meetingsAgain === null ? "–" : range(meetingsAgain),
          say("share", { share: played / courses }),
        ],
      }))}
    />
  );
}
