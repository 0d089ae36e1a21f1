import type { Readers } from "@seneschal/wording";
import { atName, nameOf } from "@seneschal/wording/games/fief-shared";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { Piece } from "../pieces/drawings/piece.tsx";
import type { PieceName } from "../pieces/drawings/symbols.tsx";
import { Rule } from "../rule.tsx";
import type { PartProps } from "../table.ts";
import styles from "./battle-view.module.css";

interface OngoingBattle {
  readonly village: string;
  readonly kind: string;
  readonly round: number;
}

export type SideName = "attack" | "defend";

/** A table that shows a battle, or null while there is none. */
interface BattleModel<Battle> {
  readonly view: { readonly battle: Battle | null };
}

/** What every part of the view of a battle is given. */
export interface BattlePartProps<Model, Battle> extends PartProps<Model> {
  readonly battle: Battle;
}

export interface SideProps<Model, Battle> extends BattlePartProps<Model, Battle> {
  readonly side: SideName;
}

interface BattleParts<Model, Battle> {
  /** The attackers, or the defenders, as a `BattleSide`. */
  Side(props: SideProps<Model, Battle>): ReactNode;
  Odds(props: BattlePartProps<Model, Battle>): ReactNode;
  /** What else is to be known. */
  noteOf(t: Translate, battle: Battle): string;
  Rounds(props: BattlePartProps<Model, Battle>): ReactNode;
}

/** The battle that is being fought: both sides, the odds, and round by round what was thrown, lost and chosen. */
export function createBattleView<Battle extends OngoingBattle, Model extends BattleModel<Battle>>(
  parts: BattleParts<Model, Battle>,
) {
  const { Side, Odds, noteOf, Rounds } = parts;
  return function BattleView({ t, model }: PartProps<Model>) {
    const { battle } = model.view;
    if (battle === null) return null;
    const part = { t, model, battle };
    const village = atName(t, t(`village.${battle.village}`));
    return (
      <Section
        title={<Rule of="battle">{t(`battle.${battle.kind}`, { village })}</Rule>}
        aside={battle.round === 0 ? t("battle.before") : t("battle.round", { round: battle.round })}
      >
        <div className={styles.sides}>
          <Side {...part} side="attack" />
          <Side {...part} side="defend" />
        </div>
        <Odds {...part} />
        <Text as="p" muted small>
          {noteOf(t, battle)}
        </Text>
        <Rounds {...part} />
      </Section>
    );
  };
}

interface BattleSideProps {
  readonly t: Translate;
  readonly readers: Readers;
  readonly side: SideName;
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
    <section className={clsx(styles.side, side === "defend" && styles.defenders)} aria-label={t(`battle.${side}`)}>
      <h3>
        <Shield seat={leader} className={styles.leader} />
        <span>
          <small>{t(`battle.${side}`)}</small>
          {nameOf(readers, leader)}
        </span>
        {allies.map((seat) => (
          <Shield key={seat} seat={seat} label={t("battle.ally", { name: nameOf(readers, seat) })} />
        ))}
      </h3>
      <p className={styles.muster}>
        {muster.map(({ piece, text }) => (
          <span key={piece}>
            <Piece name={piece} className={styles.piece} /> {text}
          </span>
        ))}
      </p>
      <Text as="p" small>
        {lords}
      </Text>
      <Text as="p" small>
        {strength}
      </Text>
    </section>
  );
}
