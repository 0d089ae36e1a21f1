import type { Readers } from "@seneschal/wording";
import { nameOf, ofName } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { Rule } from "../rule.tsx";
import type { PartProps } from "../table.ts";
import type { ShownFamily } from "./families.tsx";
import styles from "./family-board.module.css";
import { FamilyFigures, type FamilyResources } from "./family-figures.tsx";

interface BoardFamily extends FamilyResources {
  readonly seat: number;
  /** How many lords it has. */
  readonly lords: number;
}

interface FamilyModel<Lord> extends Readers {
  readonly view: { readonly phase: string; readonly lords: readonly Lord[] };
}

interface FamilyBoardProps<Family extends BoardFamily, Lord> extends PartProps<FamilyModel<Lord>>, ShownFamily<Family> {
  readonly subtitle: string;
  /** What counts in the end. */
  readonly score: ReactNode;
  /** The sources of income, in the order in which they are shown. */
  readonly incomes: readonly string[];
  /** The cards, in words. */
  readonly hand: ReactNode;
  lordLine(lord: Lord): ReactNode;
  /** What else the family has. */
  readonly children: ReactNode;
}

/** One family: its chest, its score, its pawns left and its lords. The details of the others are collapsed. */
export function FamilyBoard<Family extends BoardFamily, Lord extends { readonly seat: number }>(
  props: FamilyBoardProps<Family, Lord>,
) {
  const { t, model, family, after, isOwn, subtitle, score, incomes, hand, children } = props;
  const name = nameOf(model, family.seat);
  const details = (
    <>
      <Lords {...props} />
      {children}
    </>
  );
  return (
    <section
      className={isOwn ? styles.own : styles.other}
      aria-label={t("family.of", { name, name_of: ofName(t, name) })}
      data-element={isOwn ? "family" : undefined}
    >
      <h2 className={styles.head}>
        <Shield seat={family.seat} />
        <span>{isOwn ? <Rule of="family">{t("family.yours")}</Rule> : name}</span>
        <Text muted className={styles.subtitle}>
          {subtitle}
        </Text>
        <span className={styles.score}>
          <Icon name="crown" className={styles.crown} />
          {score}
        </span>
      </h2>
      <FamilyFigures t={t} family={family} after={after} incomes={incomes} hand={hand} />
      {isOwn ? (
        details
      ) : (
        <Disclosure>
          <summary>{t("family.details", { lords: family.lords })}</summary>
          {details}
        </Disclosure>
      )}
    </section>
  );
}

/** The lords of a family. */
function Lords<Family extends BoardFamily, Lord extends { readonly seat: number }>(
  props: FamilyBoardProps<Family, Lord>,
) {
  const { t, model, family, lordLine } = props;
  const lords = model.view.lords.filter(({ seat }) => seat === family.seat);
  if (lords.length === 0) {
    return (
      <Text as="p" muted small>
        {t(model.view.phase === "set-up" ? "family.nobodyYet" : "family.nobody")}
      </Text>
    );
  }
  return (
    <ul className={styles.lords} aria-label={t("family.lords", { lords: family.lords })}>
      {lords.map(lordLine)}
    </ul>
  );
}

/** One line of what a family may still bring into play. */
export const StockLine = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" small className={styles.stock}>
    {children}
  </Text>
);

interface KnownCardsProps<Card> {
  readonly t: Translate;
  readonly cards: readonly { readonly seat: number; readonly card: Card }[];
  readonly seat: number;
  nameOf(card: Card): string;
}

/** The cards in the hand of another family that you know of. */
export function KnownCards<Card>({ t, cards, seat, nameOf: name }: KnownCardsProps<Card>) {
  const names = cards.flatMap((one) => (one.seat === seat ? [name(one.card)] : []));
  return names.length === 0 ? null : <StockLine>{t("family.knownCards", { cards: names.join(", ") })}</StockLine>;
}
