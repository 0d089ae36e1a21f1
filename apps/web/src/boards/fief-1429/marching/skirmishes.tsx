import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { VillageProps } from "../../fief-shared/map/village-rules.ts";
import { PossibleBattle } from "../../fief-shared/marching/possible-battle.tsx";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import type { FiefModel } from "../game.ts";

/** The battles that could be declared in a village, with their exact chances. */
export function Skirmishes({ tMap, model, village }: VillageProps<FiefModel>) {
  const skirmishes = model.view.skirmishes.filter((one) => one.village === village);
  return skirmishes.map(({ attacker, defender, attackDice, defenceDice, prospect }) => (
    <PossibleBattle key={`${attacker} ${defender}`} attacker={attacker}>
      {tMap("skirmish.who", { attacker: nameOf(model, attacker), defender: nameOf(model, defender) })}{" "}
      {attackDice === null || defenceDice === null ? "" : tMap("skirmish.dice", { attackDice, defenceDice })}{" "}
      <b>
        {prospect === null
          ? tMap("skirmish.unknown")
          : tMap("skirmish.odds", {
              wins: percentOf(prospect.attackWins),
              loses: percentOf(prospect.defenceWins),
            })}
      </b>
    </PossibleBattle>
  ));
}
