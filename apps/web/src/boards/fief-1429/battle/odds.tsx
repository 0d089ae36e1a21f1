import type { Words } from "../../board.ts";
import type { Battle, FiefScene } from "../game.ts";
import { percentOf } from "../wording/figures.ts";
import { nameOf } from "../wording/names.ts";

interface OddsProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly battle: Battle;
}

/** The exact chances of a battle, as a bar and in words: if both sides fight on to the end, cards apart. */
export function Odds({ words, scene, battle }: OddsProps) {
  const { attackWins, defenceWins, neither } = battle.prospect;
  const sides = [
    { side: "attack", chance: attackWins, name: nameOf(scene, battle.attack.leader) },
    { side: "neither", chance: neither, name: "" },
    { side: "defend", chance: defenceWins, name: nameOf(scene, battle.defend.leader) },
  ].filter(({ chance }) => chance > 0);
  return (
    <figure className="fief-odds">
      <figcaption>{words("odds.title")}</figcaption>
      <div className="fief-odds-bar" aria-hidden="true">
        {sides.map(({ side, chance }) => (
          <span key={side} className={side} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul>
        {sides.map(({ side, chance, name }) => (
          <li key={side} className={side}>
            {words(`odds.${side}`, { name, percent: percentOf(chance) })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
