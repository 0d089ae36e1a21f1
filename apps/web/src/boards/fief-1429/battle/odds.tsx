import { Odds as SharedOdds } from "../../fief-shared/battle/odds.tsx";
import type { Battle, FiefProps } from "../game.ts";

interface OddsProps extends FiefProps {
  readonly battle: Battle;
}

export const Odds = ({ t, model, battle: { attack, defend, prospect } }: OddsProps) => (
  <SharedOdds t={t} readers={model} prospect={prospect} attackers={[attack.leader]} defenders={[defend.leader]} />
);
