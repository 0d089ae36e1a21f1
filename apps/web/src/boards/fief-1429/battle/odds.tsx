import type { Words } from "../../board.ts";
import { Odds as OddsOfBattle } from "../../fief-shared/battle/odds.tsx";
import type { Battle, FiefScene } from "../game.ts";

interface OddsProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly battle: Battle;
}

export const Odds = ({ words, scene, battle: { attack, defend, prospect } }: OddsProps) => (
  <OddsOfBattle
    words={words}
    readers={scene}
    prospect={prospect}
    attackers={[attack.leader]}
    defenders={[defend.leader]}
  />
);
