import { cardName, isLordCard, sexOf } from "@seneschal/wording/games/fief-1429";
import type { Translate } from "../../board.ts";
import { CardSlip as SharedCardSlip } from "../../fief-shared/hand.tsx";
import type { Card } from "../game.ts";

export function CardSlip({ t, card }: { readonly t: Translate; readonly card: Card }) {
  const kind = isLordCard(card) ? "lord" : kindOf(card);
  return (
    <SharedCardSlip
      card={kind === "lord" ? kind : card}
      name={cardName(t, card)}
      effect={isLordCard(card) ? t("cardDoes.lord", { sex: sexOf(card) }) : t(`cardDoes.${card}`)}
      kind={t(`cardKind.${kind}`)}
      isSurprise={kind === "surprise"}
    />
  );
}

function kindOf(card: Card): "title" | "bonus" | "surprise" {
  if (card === "cardinal" || card === "d-arc") return "title";
  return card === "good-harvest" || card === "fine-weather" || card === "tax" ? "bonus" : "surprise";
}
