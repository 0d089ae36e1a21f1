"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { WithBoard } from "../../../components/board-page/with-board.tsx";
import type { Statistics } from "../../../lib/api-client/types.ts";
import { useStatistics } from "../../../lib/queries/use-ratings.ts";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { SubHeading } from "../../../ui/typography/sub-heading.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { NoBreak } from "../parts/no-break.tsx";
import { ReplayLinks } from "../parts/replay-links.tsx";
import { TableLinks } from "../parts/table-links.tsx";
import { ShareBar } from "./share-bar.tsx";

type TableOfSize = Statistics["tables"][number];
type SeatFigures = TableOfSize["bySeat"][number];

/** Statistics of finished games between people: length, scores, wins by seat and first moves. */
export function StatisticsSection({ ruleset }: { readonly ruleset: string }) {
  const t = useTranslations("ratings");
  const statistics = useStatistics(ruleset).data;
  if (statistics === undefined) return null;
  return (
    <Section title={t("statistics")}>
      <Text as="p" muted>
        {t("statisticsOf", { games: statistics.games })}
      </Text>
      {statistics.tables.map((table) => (
        <SizeOfTable key={table.seats} table={table} />
      ))}
      {statistics.games > 0 && (
        <WithBoard ruleset={ruleset}>{(board) => <Openings board={board} openings={statistics.openings} />}</WithBoard>
      )}
      {statistics.games > 0 && (
        <TableLinks>
          <a href={`/v1/rulesets/${ruleset}/statistics.csv`} download>
            {t("seatsTable")}
          </a>
          <a href={`/v1/rulesets/${ruleset}/openings.csv`} download>
            {t("openingsTable")}
          </a>
        </TableLinks>
      )}
    </Section>
  );
}

function SizeOfTable({ table }: { readonly table: TableOfSize }) {
  const t = useTranslations("ratings");
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
      <SubHeading>{t("tables", { seats: table.seats })}</SubHeading>
      <p>{t("length", figures)}</p>
      <DataTable
        caption={t("caption")}
        isCaptionHidden
        columns={[t("seat"), t("wins"), t("interval"), t("score"), t("worth")]}
        rows={table.bySeat.map((seat) => ({
          key: String(seat.seat),
          head: <SeatName seat={seat.seat}>{t("seatOf", { number: seat.seat + 1 })}</SeatName>,
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
  /** Describes moves in words. */
  readonly board: RulesetBoard;
  readonly openings: Statistics["openings"];
}

function Openings({ board, openings }: OpeningsProps) {
  const t = useTranslations("ratings");
  const tMove = useTranslations("auto-replies");
  const tGame = useTranslate(board.messages);
  const named = (move: Statistics["openings"][number]["move"]) =>
    board
      .moveParts(tGame, move, [])
      .map(({ name, text }) => (name === null ? text : tMove("part", { name, value: text })))
      .join(", ");
  return (
    <section>
      <SubHeading>{t("openings")}</SubHeading>
      {openings.length === 0 ? (
        <Text as="p" muted>
          {t("openingsNone")}
        </Text>
      ) : (
        <DataTable
          caption={t("openings")}
          isCaptionHidden
          columns={[t("move"), t("size"), t("games"), t("wins"), t("interval"), t("latestGames")]}
          rows={openings.map((opening) => ({
            key: `${opening.seats} ${JSON.stringify(opening.move)}`,
            head: named(opening.move),
            cells: [
              opening.seats,
              opening.games,
              <ShareBar key="wins" share={opening.winRate} even={1 / opening.seats} />,
              <Interval key="interval" {...opening} />,
              <ReplayLinks key="games" games={opening.latestGames} />,
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
    <NoBreak>
      {percent(winRateLow)} – {percent(winRateHigh)}
    </NoBreak>
  );
}

function Worth({ worth }: Pick<SeatFigures, "worth">) {
  const t = useTranslations("ratings");
  return worth === null ? <Text muted>{t("worthUnknown")}</Text> : <span>{t("worthOf", worth)}</span>;
}
