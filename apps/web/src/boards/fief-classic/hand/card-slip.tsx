import { cardName, kindOfCard } from "@seneschal/wording/games/fief-classic";
import clsx from "clsx";
import { Text } from "../../../ui/text.tsx";
import type { Words } from "../../board.ts";
import type { Card, Edition } from "../game.ts";

interface CardSlipProps {
  readonly t: Words;
  readonly edition: Edition;
  readonly card: Card;
}

/** A card: its name, its kind, and what it does. */
export function CardSlip({ t, edition, card }: CardSlipProps) {
  const kind = kindOfCard(card);
  return (
    <li className={clsx("fief-card", styles[kind])}>
      <b>{cardName(t, card)}</b>
      <small>{t(`cardDoes.${kind === "lord" || kind === "see" ? kind : card}`, { edition })}</small>
      <Text as="i" muted>
        {t(`cardKind.${kind}`)}
      </Text>
    </li>
  );
}

const styles = { lord: "character", attack: "surprise", parry: "bonus", tax: "title", see: "title" } as const;
