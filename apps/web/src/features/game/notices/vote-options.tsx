"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./vote-options.module.css";

interface VoteOption {
  readonly label: string;
  /** How many players voted for it. */
  readonly votes: number;
  readonly isYours: boolean;
  onVote(): void;
}

interface VoteOptionsProps {
  readonly options: readonly VoteOption[];
  readonly isBusy: boolean;
}

/** The options of a vote, each with its votes. The reader can change their vote. */
export function VoteOptions({ options, isBusy }: VoteOptionsProps) {
  const t = useTranslations("seats.abandoned");
  return (
    <ul className={styles.options}>
      {options.map(({ label, votes, isYours, onVote }) => (
        <li key={label}>
          <Button disabled={isBusy} aria-pressed={isYours} onClick={onVote}>
            {label}
          </Button>{" "}
          <Text muted small className={styles.votes}>
            {t("count", { count: votes })}
            {isYours && `, ${t("yours")}`}
          </Text>
        </li>
      ))}
    </ul>
  );
}
