import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { percentOf } from "../../fief-shared/wording/figures.ts";
import type { FiefScene, VillageId } from "../game.ts";

interface SkirmishesProps {
  readonly say: Words;
  readonly scene: FiefScene;
  readonly village: VillageId;
}

/** The battles that could be declared in a village, with their exact chances, before anybody declares one. */
export function Skirmishes({ say, scene, village }: SkirmishesProps) {
  const skirmishes = scene.view.skirmishes.filter((one) => one.village === village);
  return skirmishes.map(({ attacker, defender, attackDice, defenceDice, prospect }) => (
    <p key={`${attacker} ${defender}`} className="fief-skirmish">
      <Shield seat={attacker} />
      <span>
        {say("skirmish.who", { attacker: nameOf(scene, attacker), defender: nameOf(scene, defender) })}{" "}
        {attackDice === null || defenceDice === null ? "" : say("skirmish.dice", { attackDice, defenceDice })}{" "}
        <b>
          {prospect === null
            ? say("skirmish.unknown")
            : say("skirmish.odds", {
                wins: percentOf(prospect.attackWins),
                loses: percentOf(prospect.defenceWins),
              })}
        </b>
      </span>
    </p>
  ));
}
