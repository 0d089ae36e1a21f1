import type { BattlePartProps } from "../../fief-shared/battle/battle-view.tsx";
import { Odds as SharedOdds } from "../../fief-shared/battle/odds.tsx";
import type { Battle, FiefModel } from "../game.ts";

/** A battle goes on until one side has no pawns left. */
export const Odds = ({ t, model, battle }: BattlePartProps<FiefModel, Battle>) => (
  <SharedOdds
    t={t}
    readers={model}
    prospect={battle.prospect}
    attackers={battle.attack.seats}
    defenders={battle.defend.seats}
  />
);
