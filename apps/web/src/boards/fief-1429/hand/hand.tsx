import { Hand as SharedHand } from "../../fief-shared/hand.tsx";
import type { FiefProps } from "../game.ts";
import { CardSlip } from "./card-slip.tsx";
import { Piles } from "./piles.tsx";

/** Your hand, the piles, and the track of calamities. */
export const Hand = ({ t, model: { view, yourSeat } }: FiefProps) => (
  <SharedHand
    t={t}
    yourSeat={yourSeat}
    hands={view.hands}
    slipOf={(card, key) => <CardSlip key={key} t={t} card={card} />}
    piles={<Piles t={t} view={view} />}
  />
);
