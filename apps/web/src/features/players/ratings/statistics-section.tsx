"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import { useWords } from "../../../boards/words.ts";
import { useBoard } from "../../../components/board-page/use-board.ts";
import type { Statistics } from "../../../lib/api-client/types.ts";
import { useStatistics } from "../../../lib/queries/use-ratings.ts";
import { Figures } from "../../../ui/figures.tsx";
import { SeatName } from "../../../ui/seat-name.tsx";
import { Section } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { ShareBar } from "./share-bar.tsx";

type TableOfSize = Statistics["tables"][number];
type SeatFigures = TableOfSize["bySeat"][number];

/** Length, scores, wins by seat and first moves, from finished games between people. */
export function StatisticsSection({ ruleset }: { readonly ruleset: string }) {
  const say = useTranslations("ratings");
  const statistics = useStatistics(ruleset).data;
  const board = useBoard(ruleset).data;
  if (statistics === undefined || board === undefined) return null;
  return (
    <Section title={say("statistics")}>
      <Text as="p" muted>
        {say("statisticsOf", { games: statistics.games })}
      </Text>
      {statistics.tables.map((table) => (
        <SizeOfTable key={table.seats} table={table} />
      ))}
      {statistics.games > 0 && <Openings board={board} openings={statistics.openings} />}
      {statistics.games > 0 && (
        <p className="tableends">
          <a href={`/v1/rulesets/${ruleset}/statistics.csv`} download>
            {say("seatsTable")}
          </a>
          <a href={`/v1/rulesets/${ruleset}/openings.csv`} download>
            {say("openingsTable")}
          </a>
        </p>
      )}
    </Section>
  );
}

function SizeOfTable({ table }: { readonly table: TableOfSize }) {
  const say = useTranslations("ratings");
  const format = useFormatter();
  const rounded = (figure: number) => format.number(figure, { maximumFractionDigits: 1 });
  const figures = {
    games: table.games,
    moves: rounded(table.movesMedian),
    days: Math.round(table.daysMedian * 10) / 10,
    low: rounded(table.scoreLow),
    high: rounded(table.scoreHigh),
    median: rounded(table.scoreMedian),
  };
  return (
    <section>
      <h3>{say("tables", { seats: table.seats })}</h3>
      <p>{say("length", figures)}</p>
      <Figures
        caption={say("caption")}
        isCaptionHidden
        columns={[say("seat"), say("wins"), say("interval"), say("score"), say("worth")]}
        rows={table.bySeat.map((seat) => ({
          key: String(seat.seat),
          head: <SeatName seat={seat.seat}>{say("seatOf", { number: seat.seat + 1 })}</SeatName>,
          cells: [
            <ShareBar key="wins" share={seat.winRate} even={1 / table.seats} />,
            <Interval key="interval" {...seat} />,
            rounded(seat.scoreMean),
            <Worth key="worth" worth={seat.worth} />,
          ],
        }))}
      />
    </section>
  );
}

interface OpeningsProps {
  /** Words the moves. */
  readonly board: RulesetBoard;
  readonly openings: Statistics["openings"];
}

function Openings({ board, openings }: OpeningsProps) {
  const say = useTranslations("ratings");
  const sayOfMove = useTranslations("orders");
  const words = useWords(board.messages);
  const named = (move: Statistics["openings"][number]["move"]) =>
    board
      .parts(words, move, [])
      .map(({ name, text }) => (name === null ? text : sayOfMove("part", { name, value: text })))
      .join(", ");
  return (
    <section>
      <h3>{say("openings")}</h3>
      {openings.length === 0 ? (
        <Text as="p" muted>
          {say("openingsNone")}
        </Text>
      ) : (
        <Figures
          caption={say("openings")}
          isCaptionHidden
          columns={[say("move"), say("size"), say("games"), say("wins"), say("interval")]}
          rows={openings.map((opening) => ({
            key: `${opening.seats} ${JSON.stringify(opening.move)}`,
            head: named(opening.move),
            cells: [
              opening.seats,
              opening.games,
              <ShareBar key="wins" share={opening.winRate} even={1 / opening.seats} />,
              <Interval key="interval" {...opening} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

function Interval({ winRateLow, winRateHigh }: Pick<SeatFigures, "winRateLow" | "winRateHigh">) {
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: "percent" });
  return (
    <span className="nowrap">
      {percent(winRateLow)} – {percent(winRateHigh)}
    </span>
  );
}

function Worth({ worth }: Pick<SeatFigures, "worth">) {
  const say = useTranslations("ratings");
  return worth === null ? <Text muted>{say("worthUnknown")}</Text> : <span>{say("worthOf", worth)}</span>;
}
