"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { RulesetBoard } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import { foreseenMoveLines, moveText } from "../../components/chronicle/foreseen-move-text.ts";
import type { GameReport, GameReportSwing } from "../../lib/api-client/types.ts";
import { SeatName } from "../../ui/heraldry/seat-name.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";
import styles from "./swing-section.module.css";

interface SwingProps {
  readonly board: RulesetBoard;
  readonly game: string;
  readonly people: readonly Person[];
}

interface SwingSectionProps extends SwingProps {
  readonly swings: GameReport["swings"];
}

/** The decisions that clearly cost most, the largest first. */
export function SwingSection({ swings, ...shown }: SwingSectionProps) {
  const t = useTranslations("game-report.swings");
  return (
    <Section title={t("title")}>
      {swings.length === 0 && <p>{t("none")}</p>}
      <ol className={styles.swings}>
        {swings.map((swing) => (
          <SwingItem key={swing.version} swing={swing} {...shown} />
        ))}
      </ol>
    </Section>
  );
}

function SwingItem({ swing, board, game, people }: SwingProps & { readonly swing: GameReportSwing }) {
  const { seat, version, played, best, cost, betterShare } = swing;
  const t = useTranslations("game-report.swings");
  const tGame = useTranslate(board.messages);
  const format = useFormatter();
  const name = people[seat]?.name ?? "";
  const readers = { people, yourSeat: null };
  return (
    <li className={styles.swing}>
      <h3>
        <SeatName seat={seat}>{name}</SeatName>
      </h3>
      <p>{playedText(tGame, board, played, readers)}</p>
      <p>{t("best", { text: foreseenMoveLines(tGame, board, best, readers).slice(0, linesMax).join(" ") })}</p>
      <Text as="p" muted small>
        {t("cost", {
          name,
          cost: format.number(cost, { maximumFractionDigits: 1 }),
          share: format.number(betterShare, { style: "percent", maximumFractionDigits: 0 }),
        })}
      </Text>
      <Link
        className={styles.step}
        href={`/games/${game}/replay?at=${version}`}
        aria-label={t("showNamed", { name, cost: format.number(cost, { maximumFractionDigits: 1 }) })}
      >
        {t("show")}
      </Link>
    </li>
  );
}

/** A step may have many consequences; the first ones say what was played. A step without any is told as its move. */
const linesMax = 3;

function playedText(
  t: ReturnType<typeof useTranslate>,
  board: RulesetBoard,
  { move, facts }: GameReportSwing["played"],
  readers: { readonly people: readonly Person[]; readonly yourSeat: null },
): string {
  const lines = board.entries(t, facts, readers).filter(({ kind }) => kind === "line");
  if (lines.length === 0) return moveText(t, board, move, readers);
  return lines
    .slice(0, linesMax)
    .map(({ text }) => text)
    .join(" ");
}
