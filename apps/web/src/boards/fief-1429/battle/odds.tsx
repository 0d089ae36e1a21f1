import type { Words } from "../../board.ts";
import { Odds as OddsOfBattle } from "../../fief-shared/battle/odds.tsx";
import type { Battle, FiefScene } from "../game.ts";

interface OddsProps {
  readonly t: Words;
  readonly scene: FiefScene;
  readonly battle: Battle;
}

export const Odds = ({ t, scene, battle: { attack, defend, prospect } }: OddsProps) => (
  <OddsOfBattle t={t} readers={scene} prospect={prospect} attackers={[attack.leader]} defenders={[defend.leader]} />
);
