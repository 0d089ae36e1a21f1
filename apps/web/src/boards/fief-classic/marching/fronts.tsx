import { namesOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { percentOf } from "../../fief-shared/wording/figures.ts";
import type { FiefScene, VillageId } from "../game.ts";

interface FrontsProps {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
  readonly village: VillageId;
}

/** The battle that would be fought here as things stand, with its exact chances. */
export function Fronts({ words, say, scene, village }: FrontsProps) {
  const fronts = scene.view.fronts.filter((one) => one.village === village);
  return fronts.map(({ kind, attack, defend, prospect }) => (
    <p key={kind} className="fief-skirmish">
      <Shield seat={attack.seats[0] ?? 0} />
      <span>
        {say("front.who", {
          attackers: namesOf(words, scene, attack.seats),
          defenders: namesOf(words, scene, defend.seats),
          pawns: attack.pawns,
          others: defend.pawns,
        })}{" "}
        <b>{say("front.odds", { wins: percentOf(prospect.attackWins), loses: percentOf(prospect.defenceWins) })}</b>
      </span>
    </p>
  ));
}
