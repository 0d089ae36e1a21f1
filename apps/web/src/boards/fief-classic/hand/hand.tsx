import { cardName } from "@seneschal/wording/games/fief-classic";
import type { Translate } from "../../board.ts";
import { Hand as SharedHand } from "../../fief-shared/hand.tsx";
import type { Edition, FiefModel } from "../game.ts";
import { CardSlip } from "./card-slip.tsx";
import { Pile } from "./pile.tsx";

interface HandProps {
  readonly t: Translate;
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
    piles={
      <Pile
        t={t}
        summary={t("hand.pile", { left: view.piles.cards, discards: view.piles.discards.length })}
        discards={view.piles.discards}
        cardName={cardName}
      />
    }
  />
);
