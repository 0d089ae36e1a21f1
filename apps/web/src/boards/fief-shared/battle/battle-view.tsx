import type { Readers } from "@seneschal/wording";
import { atName, nameOf } from "@seneschal/wording/games/fief-shared";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../pieces/piece.tsx";
import type { PieceName } from "../pieces/symbols.tsx";

interface OngoingBattle {
  readonly village: string;
  readonly kind: string;
  readonly round: number;
}

interface BattleViewProps {
  readonly t: Words;
  readonly battle: OngoingBattle;
  /** Those who attack, and those who defend. */
  readonly sides: ReactNode;
  /** The odds, what else is to be known, and the rounds. */
  readonly children: ReactNode;
}

/** The battle that is being fought: both camps, the odds, and round by round what was thrown, lost and chosen. */
export function BattleView({ t, battle, sides, children }: BattleViewProps) {
  const village = atName(t, t(`village.${battle.village}`));
  return (
    <Section
      title={t(`theatre.${battle.kind}`, { village })}
      aside={battle.round === 0 ? t("theatre.before") : t("theatre.round", { round: battle.round })}
      className="fief-theatre"
    >
      <div className="fief-camps">{sides}</div>
      {children}
    </Section>
  );
}

interface BattleSideProps {
  readonly t: Words;
  readonly readers: Readers;
  readonly side: "attack" | "defend";
  readonly leader: number;
  readonly allies: readonly number[];
  /** The pawns of each kind, in words. */
  readonly muster: readonly { readonly piece: PieceName; readonly text: string }[];
  readonly lords: string;
  /** What it throws with. */
  readonly strength: ReactNode;
}

export function BattleSide({ t, readers, side, leader, allies, muster, lords, strength }: BattleSideProps) {
  return (
    <section className={clsx("fief-camp", side)} aria-label={t(`theatre.${side}`)}>
      <h3>
        <Shield seat={leader} />
        <span>
          <small>{t(`theatre.${side}`)}</small>
          {nameOf(readers, leader)}
        </span>
        {allies.map((seat) => (
          <Shield key={seat} seat={seat} label={t("theatre.ally", { name: nameOf(readers, seat) })} />
        ))}
      </h3>
      <p className="fief-muster">
        {muster.map(({ piece, text }) => (
          <span key={piece}>
            <Piece name={piece} /> {text}
          </span>
        ))}
      </p>
      <p className="small">{lords}</p>
      <p className="small">{strength}</p>
    </section>
  );
}
