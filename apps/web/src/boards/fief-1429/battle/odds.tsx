import type { Words } from "../../board.ts";
import { Odds as OddsOfBattle } from "../../fief-shared/battle/odds.tsx";
import type { Battle, FiefModel } from "../game.ts";

interface OddsProps {
  readonly t: Words;
  readonly model: FiefModel;
  readonly battle: Battle;
}

export const Odds = ({ t, model, battle: { attack, defend, prospect } }: OddsProps) => (
  <OddsOfBattle t={t} readers={model} prospect={prospect} attackers={[attack.leader]} defenders={[defend.leader]} />
);
