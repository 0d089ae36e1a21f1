import { cardName } from "@seneschal/wording/games/fief-classic";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Text } from "../../../ui/text.tsx";
import type { Words } from "../../board.ts";
import { Hand as SharedHand } from "../../fief-shared/hand.tsx";
import type { Edition, FiefModel, View } from "../game.ts";
import { CardSlip } from "./card-slip.tsx";

interface HandProps {
  readonly t: Words;
  readonly edition: Edition;
  readonly model: FiefModel;
}

/** Your hand, and the pile with its open discards. */
export const Hand = ({ t, edition, model: { view, yourSeat } }: HandProps) => (
  <SharedHand
    t={t}
    yourSeat={yourSeat}
    hands={view.hands}
    slipOf={(card, key) => <CardSlip key={key} t={t} edition={edition} card={card} />}
    piles={<Pile t={t} view={view} />}
  />
);

function Pile({ t, view: { piles } }: { readonly t: Words; readonly view: View }) {
  const line = t("hand.pile", { left: piles.cards, discards: piles.discards.length });
  if (piles.discards.length === 0)
    return (
      <Text as="p" small>
        {line}
      </Text>
    );
  return (
    <Disclosure>
      <summary>{line}</summary>
      <Text as="p" small>
        {countedCards(t, piles.discards)}
      </Text>
    </Disclosure>
  );
}

/** "Revolt 2, Sun 1": the discards are open. */
function countedCards(t: Words, cards: readonly string[]): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((kind) => t("counted", { name: cardName(t, kind), count: cards.filter((one) => one === kind).length }))
    .join(", ");
}
