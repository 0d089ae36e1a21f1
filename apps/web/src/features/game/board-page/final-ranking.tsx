"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { BoardModel } from "../../../boards/board-model.ts";
import { useDescribeScore } from "../../../components/games/use-describe-score.ts";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import styles from "./final-ranking.module.css";

interface FinalRankingProps {
  readonly ruleset: string;
  readonly model: Pick<BoardModel, "outcome" | "people" | "yourSeat">;
}

/** The players by rank with their scores, the winners first. */
export function FinalRanking({ ruleset, model: { outcome, people, yourSeat } }: FinalRankingProps) {
  const t = useTranslations("game-page.over");
  const describeScore = useDescribeScore(ruleset);
  const ranking = (outcome?.ranking ?? []).toSorted((one, other) => one.rank - other.rank);
  return (
    <ol className={styles.ranking} aria-label={t("ranking")} data-testid="final-ranking">
      {ranking.map(({ seat, rank, ...scored }) => (
        <li key={seat} value={rank} className={clsx(rank === 1 && styles.winner, seat === yourSeat && styles.yours)}>
          <span className={styles.rank}>{rank}</span>
          <Shield seat={seat} />
          <b className={styles.name}>{people[seat]?.name}</b>
          <span>{describeScore(scored)}</span>
        </li>
      ))}
    </ol>
  );
}
