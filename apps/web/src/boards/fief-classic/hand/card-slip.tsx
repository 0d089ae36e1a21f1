import { cardName, kindOfCard } from "@seneschal/wording/games/fief-classic";
import clsx from "clsx";
import type { Words } from "../../board.ts";
import type { Card, Edition } from "../game.ts";

interface CardSlipProps {
  readonly t: Words;
  readonly edition: Edition;
  readonly card: Card;
}

/** A card as a slip: its name, of what kind it is, and what it does. */
export function CardSlip({ t, edition, card }: CardSlipProps) {
  const kind = kindOfCard(card);
  return (
    <li className={clsx("fief-card", styles[kind])}>
      <b>{cardName(t, card)}</b>
      <small>{t(`cardDoes.${kind === "lord" || kind === "see" ? kind : card}`, { edition })}</small>
      <i className="quiet">{t(`cardKind.${kind}`)}</i>
    </li>
  );
}

const styles = { lord: "character", attack: "surprise", parry: "bonus", tax: "title", see: "title" } as const;
