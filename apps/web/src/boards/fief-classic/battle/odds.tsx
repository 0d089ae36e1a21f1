import { Shield } from "../../../ui/shield.tsx";
import { tinctureOf } from "../../../ui/tincture.ts";
import type { Words } from "../../board.ts";
import { percentsOf } from "../../fief-shared/wording/figures.ts";
import { namesOf } from "../../fief-shared/wording/names.ts";
import type { FiefScene, Front } from "../game.ts";

interface OddsProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly front: Pick<Front, "attack" | "defend" | "prospect">;
}

/** The exact chances of a battle to the death, as a bar and in words. */
export function Odds({ words, scene, front: { attack, defend, prospect } }: OddsProps) {
  const sides = [
    { side: "attack", chance: prospect.attackWins, seats: attack.seats },
    { side: "neither", chance: prospect.neither, seats: [] },
    { side: "defend", chance: prospect.defenceWins, seats: defend.seats },
  ].filter(({ chance }) => chance > 0);
  const percents = percentsOf(sides.map(({ chance }) => chance));
  return (
    <figure className="fief-odds">
      <figcaption>{words("odds.title")}</figcaption>
      <div className="fief-odds-bar" aria-hidden="true">
        {sides.map(({ side, chance, seats: [seat] }) => (
          <span key={side} className={side} style={{ flexGrow: chance, ...(seat !== undefined && fillOf(seat)) }} />
        ))}
      </div>
      <ul>
        {sides.map(({ side, seats }, place) => (
          <li key={side}>
            {seats.map((seat) => (
              <Shield key={seat} seat={seat} />
            ))}{" "}
            {words(`odds.${side}`, { name: namesOf(words, scene, seats), percent: percents[place] ?? 0 })}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const fillOf = (seat: number) => ({ background: `var(--${tinctureOf(seat)})` });
