import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import type { Translate } from "../../board.ts";
import { Rule } from "../rule.tsx";
import styles from "./election.module.css";

interface CandidateProps {
  readonly readers: Readers;
  readonly seat: number;
  readonly name: string;
  readonly titles: readonly string[];
  /** The votes that the candidate has. */
  readonly children?: ReactNode;
}

interface ElectionProps {
  readonly title: string;
  /** How many votes there are. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** An election: side by side the candidates and the voters, each list below its `h3`. */
export const Election = ({ title, aside, children }: ElectionProps) => (
  <Section title={<Rule of="election">{title}</Rule>} aside={aside} className={styles.election}>
    {children}
  </Section>
);

export const Candidates = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.candidates}>{children}</ul>
);

export const Voters = ({ children }: { readonly children: ReactNode }) => <ul className={styles.voters}>{children}</ul>;

/** A candidate, as an item of the list. */
export const Candidate = ({ readers, seat, name, titles, children }: CandidateProps) => (
  <li className={styles.line}>
    <Shield seat={seat} label={nameOf(readers, seat)} />
    <span>
      <b>{name}</b>
      {titles.length === 0 ? null : `, ${titles.join(", ")}`}
    </span>
    {children}
  </li>
);

interface VoterProps {
  readonly t: Translate;
  readonly readers: Readers;
  readonly seat: number;
  readonly votes: number;
  /** What it voted, or that it has not voted yet. */
  readonly vote: string;
  /** Where its votes come from. */
  readonly children?: ReactNode;
}

/** A family with its votes, as an item of a list. */
export const Voter = ({ t, readers, seat, votes, vote, children }: VoterProps) => (
  <li className={clsx(styles.line, styles.voter)}>
    <Shield seat={seat} />
    <span>
      {nameOf(readers, seat)}
      {children}
    </span>
    <b>{t("optionEffect.votes", { votes })}</b>
    <small>{vote}</small>
  </li>
);
