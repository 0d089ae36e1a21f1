import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";

interface CandidateProps {
  readonly readers: Readers;
  readonly seat: number;
  readonly name: string;
  readonly titles: readonly string[];
  /** The votes that the candidate has. */
  readonly children?: ReactNode;
}

/** A candidate, as an item of a list. */
export const Candidate = ({ readers, seat, name, titles, children }: CandidateProps) => (
  <li>
    <Shield seat={seat} label={nameOf(readers, seat)} />
    <span>
      <b>{name}</b>
      {titles.length === 0 ? null : `, ${titles.join(", ")}`}
    </span>
    {children}
  </li>
);

interface VoterProps {
  readonly t: Words;
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
  <li>
    <Shield seat={seat} />
    <span>
      {nameOf(readers, seat)}
      {children}
    </span>
    <b>{t("gives.votes", { votes })}</b>
    <small>{vote}</small>
  </li>
);
