import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import type { FiefScene, VillageId } from "../game.ts";

interface SkirmishesProps {
  readonly tMap: Words;
  readonly scene: FiefScene;
  readonly village: VillageId;
}

/** The battles that could be declared in a village, with their exact chances, before anybody declares one. */
export function Skirmishes({ tMap, scene, village }: SkirmishesProps) {
  const skirmishes = scene.view.skirmishes.filter((one) => one.village === village);
  return skirmishes.map(({ attacker, defender, attackDice, defenceDice, prospect }) => (
    <p key={`${attacker} ${defender}`} className="fief-skirmish">
      <Shield seat={attacker} />
      <span>
        {tMap("skirmish.who", { attacker: nameOf(scene, attacker), defender: nameOf(scene, defender) })}{" "}
        {attackDice === null || defenceDice === null ? "" : tMap("skirmish.dice", { attackDice, defenceDice })}{" "}
        <b>
          {prospect === null
            ? tMap("skirmish.unknown")
            : tMap("skirmish.odds", {
                wins: percentOf(prospect.attackWins),
                loses: percentOf(prospect.defenceWins),
              })}
        </b>
      </span>
    </p>
  ));
}
