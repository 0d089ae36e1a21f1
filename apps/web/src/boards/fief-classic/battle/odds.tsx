import type { Words } from "../../board.ts";
import { Odds as OddsOfBattle } from "../../fief-shared/battle/odds.tsx";
import type { FiefScene, Front } from "../game.ts";

interface OddsProps {
  readonly t: Words;
  readonly scene: FiefScene;
  readonly front: Pick<Front, "attack" | "defend" | "prospect">;
}

/** Battles are fought to the death. */
export const Odds = ({ t, scene, front: { attack, defend, prospect } }: OddsProps) => (
  <OddsOfBattle t={t} readers={scene} prospect={prospect} attackers={attack.seats} defenders={defend.seats} />
);
