import clsx from "clsx";
import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";

interface FamilyBoardProps {
  readonly t: Words;
  readonly label: string;
  readonly seat: number;
  readonly name: string;
  readonly isOwn: boolean;
  /** What stands beside its name. */
  readonly subtitle: string;
  /** What counts in the end. */
  readonly score: ReactNode;
  readonly figures: ReactNode;
  /** How many lords the heading of folded details counts. */
  readonly lords: number;
  readonly children: ReactNode;
}

/** One family: its chest, its score, its pawns left and its lords. Others' details lie folded. */
export function FamilyBoard(props: FamilyBoardProps) {
  const { t, label, seat, name, isOwn, subtitle, score, figures, lords, children } = props;
  return (
    <section className={clsx("fief-family", isOwn && "own")} aria-label={label}>
      <h2 className="fief-family-head">
        <Shield seat={seat} />
        <span className="name">{isOwn ? t("family.yours") : name}</span>
        <span className="quiet">{subtitle}</span>
        <span className="fief-points">
          <Mark name="crown" />
          {score}
        </span>
      </h2>
      {figures}
      {isOwn ? (
        children
      ) : (
        <Disclosure>
          <summary>{t("family.details", { lords })}</summary>
          {children}
        </Disclosure>
      )}
    </section>
  );
}

interface LordsProps {
  readonly t: Words;
  readonly isSetUp: boolean;
  /** How many the family has. */
  readonly count: number;
  /** Line by line. */
  readonly lines: readonly ReactNode[];
}

/** The lords of a family. */
export function Lords({ t, isSetUp, count, lines }: LordsProps) {
  if (lines.length === 0) return <p className="quiet small">{t(isSetUp ? "family.nobodyYet" : "family.nobody")}</p>;
  return (
    <ul className="fief-lords" aria-label={t("family.lords", { lords: count })}>
      {lines}
    </ul>
  );
}
