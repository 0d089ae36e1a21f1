import clsx from "clsx";
import type { ReactNode } from "react";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";
import type { Translate } from "../board.ts";
import styles from "./hand.module.css";
import { Rule } from "./rule.tsx";

interface HandProps<Card> {
  readonly t: Translate;
  readonly yourSeat: number | null;
  readonly hands: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
  /** One of your cards, as a line of a list. */
  slipOf(card: Card, key: number): ReactNode;
  /** The piles, which all players see. */
  readonly piles: ReactNode;
}

/** Your hand, and the piles. */
export function Hand<Card>({ t, yourSeat, hands, slipOf, piles }: HandProps<Card>) {
  const own = hands.find(({ seat }) => seat === yourSeat)?.cards ?? [];
  return (
    <Section
      data-element="hand"
      title={<Rule of="hand">{t(yourSeat === null ? "hand.piles" : "hand.title")}</Rule>}
      aside={yourSeat === null ? undefined : t("hand.held", { cards: own.length })}
    >
      {yourSeat === null ? null : own.length === 0 ? (
        <Text as="p" muted small>
          {t("hand.empty")}
        </Text>
      ) : (
        // A hand may hold the same card twice, so the key of a card is its place.
        <ul className={styles.cards}>{own.map(slipOf)}</ul>
      )}
      {piles}
    </Section>
  );
}

interface CardSlipProps {
  /** What it is, as the rules of the board call it: "lord". */
  readonly card: string;
  readonly name: string;
  readonly effect: string;
  readonly kind: string;
  /** Whether it may be played at any time. */
  readonly isSurprise: boolean;
}

/** A card: its name, its kind, and what it does. */
export const CardSlip = ({ card, name, effect, kind, isSurprise }: CardSlipProps) => (
  <li className={clsx(styles.card, isSurprise && styles.surprise)}>
    <b>
      <Rule of={`card.${card}`}>{name}</Rule>
    </b>
    <small>{effect}</small>
    <Text as="i" muted className={styles.kind}>
      {kind}
    </Text>
  </li>
);
