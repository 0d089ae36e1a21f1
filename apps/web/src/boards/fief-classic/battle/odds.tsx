import { Odds as SharedOdds } from "../../fief-shared/battle/odds.tsx";
import type { FiefProps, Front } from "../game.ts";

interface OddsProps extends FiefProps {
  readonly front: Pick<Front, "attack" | "defend" | "prospect">;
}

/** A battle goes on until one side has no pawns left. */
export const Odds = ({ t, model, front: { attack, defend, prospect } }: OddsProps) => (
  <SharedOdds t={t} readers={model} prospect={prospect} attackers={attack.seats} defenders={defend.seats} />
);
