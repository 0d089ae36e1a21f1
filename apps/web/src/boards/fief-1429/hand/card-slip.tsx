import { cardName, isLordCard, sexOf } from "@seneschal/wording/games/fief-1429";
import clsx from "clsx";
import { Text } from "../../../ui/text.tsx";
import type { Words } from "../../board.ts";
import type { Card } from "../game.ts";

/** A card: its name, its kind, and what it does. */
export function CardSlip({ t, card }: { readonly t: Words; readonly card: Card }) {
  const isLord = isLordCard(card);
  const does = isLord ? t("cardDoes.lord", { sex: sexOf(card) }) : t(`cardDoes.${card}`);
  return (
    <li className={clsx("fief-card", isLord ? "character" : kindOf(card))}>
      <b>{cardName(t, card)}</b>
      <small>{does}</small>
      <Text as="i" muted>
        {t(`cardKind.${isLord ? "lord" : kindOf(card)}`)}
      </Text>
    </li>
  );
}

function kindOf(card: Card): "title" | "bonus" | "surprise" {
  if (card === "cardinal" || card === "d-arc") return "title";
  return card === "good-harvest" || card === "fine-weather" || card === "tax" ? "bonus" : "surprise";
}
