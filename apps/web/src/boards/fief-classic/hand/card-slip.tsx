import { cardName, kindOfCard } from "@seneschal/wording/games/fief-classic";
import type { Translate } from "../../board.ts";
import { CardSlip as SharedCardSlip } from "../../fief-shared/hand.tsx";
import type { Card, Edition } from "../game.ts";

interface CardSlipProps {
  readonly t: Translate;
  readonly edition: Edition;
  readonly card: Card;
}

export function CardSlip({ t, edition, card }: CardSlipProps) {
  const kind = kindOfCard(card);
  const sort = kind === "lord" || kind === "see" ? kind : card;
  return (
    <SharedCardSlip
      card={sort}
      name={cardName(t, card)}
      effect={t(`cardDoes.${sort}`, { edition })}
      kind={t(`cardKind.${kind}`)}
      isSurprise={kind === "attack"}
    />
  );
}
