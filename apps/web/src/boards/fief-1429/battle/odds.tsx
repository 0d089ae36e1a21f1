import { Shield } from "../../../ui/shield.tsx";
import { tinctureOf } from "../../../ui/tincture.ts";
import type { Words } from "../../board.ts";
import { percentsOf } from "../../fief-shared/wording/figures.ts";
import { nameOf } from "../../fief-shared/wording/names.ts";
import type { Battle, FiefScene } from "../game.ts";

interface OddsProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly battle: Battle;
}

/** The exact chances of a battle, as a bar and in words: if both sides fight on to the end, cards apart. */
export function Odds({ words, scene, battle }: OddsProps) {
  const { attackWins, defenceWins, neither } = battle.prospect;
  const sides = [
    { side: "attack", chance: attackWins, seat: battle.attack.leader },
    { side: "neither", chance: neither, seat: null },
    { side: "defend", chance: defenceWins, seat: battle.defend.leader },
  ].filter(({ chance }) => chance > 0);
  const percents = percentsOf(sides.map(({ chance }) => chance));
  return (
    <figure className="fief-odds">
      <figcaption>{words("odds.title")}</figcaption>
      <div className="fief-odds-bar" aria-hidden="true">
        {sides.map(({ side, chance, seat }) => (
          <span key={side} className={side} style={{ flexGrow: chance, ...(seat !== null && fillOf(seat)) }} />
        ))}
      </div>
      <ul>
        {sides.map(({ side, seat }, place) => (
          <li key={side}>
            {seat === null ? null : <Shield seat={seat} />}{" "}
            {words(`odds.${side}`, {
              name: seat === null ? "" : nameOf(scene, seat),
              percent: percents[place] ?? 0,
            })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const fillOf = (seat: number) => ({ background: `var(--${tinctureOf(seat)})` });
