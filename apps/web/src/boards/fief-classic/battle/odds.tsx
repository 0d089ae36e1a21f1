import type { Words } from "../../board.ts";
import { Odds as OddsOfBattle } from "../../fief-shared/battle/odds.tsx";
import type { FiefModel, Front } from "../game.ts";

interface OddsProps {
  readonly t: Words;
  readonly model: FiefModel;
  readonly front: Pick<Front, "attack" | "defend" | "prospect">;
}

/** Battles are fought to the death. */
export const Odds = ({ t, model, front: { attack, defend, prospect } }: OddsProps) => (
  <OddsOfBattle t={t} readers={model} prospect={prospect} attackers={attack.seats} defenders={defend.seats} />
);
