import type { BattlePartProps } from "../../fief-shared/battle/battle-view.tsx";
import { Odds as SharedOdds } from "../../fief-shared/battle/odds.tsx";
import type { Battle, FiefModel } from "../game.ts";

export const Odds = ({ t, model, battle }: BattlePartProps<FiefModel, Battle>) => (
  <SharedOdds
    t={t}
    readers={model}
    prospect={battle.prospect}
    attackers={[battle.attack.leader]}
    defenders={[battle.defend.leader]}
  />
);
