import { namesOf } from "@seneschal/wording/games/fief-shared";
import type { VillageProps } from "../../fief-shared/map/village-rules.ts";
import { PossibleBattle } from "../../fief-shared/marching/possible-battle.tsx";
import { percentOf } from "../../fief-shared/wording/numbers.ts";
import type { FiefModel } from "../game.ts";

/** The battle that would be fought here now, with its exact chances. */
export function Fronts({ t, tMap, model, village }: VillageProps<FiefModel>) {
  const fronts = model.view.fronts.filter((one) => one.village === village);
  return fronts.map(({ kind, attack, defend, prospect }) => (
    <PossibleBattle key={kind} attacker={attack.seats[0] ?? 0}>
      {tMap("front.who", {
        attackers: namesOf(t, model, attack.seats),
        defenders: namesOf(t, model, defend.seats),
        pawns: attack.pawns,
        others: defend.pawns,
      })}{" "}
      <b>{tMap("front.odds", { wins: percentOf(prospect.attackWins), loses: percentOf(prospect.defenceWins) })}</b>
    </PossibleBattle>
  ));
}
