import clsx from "clsx";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../../fief-shared/pieces/piece.tsx";
import { atName, nameOf } from "../../fief-shared/wording/names.ts";
import type { Battle, FiefScene } from "../game.ts";
import { lordsOf } from "../wording/pieces.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

interface TheatreProps {
  readonly words: Words;
  readonly scene: FiefScene;
}

/** The battle that is being fought: both camps, the odds, and round by round what was thrown and felled. */
export function Theatre({ words, scene }: TheatreProps) {
  const { battle } = scene.view;
  if (battle === null) return null;
  const village = atName(words, words(`village.${battle.village}`));
  return (
    <Section
      title={words(`theatre.${battle.kind}`, { village })}
      aside={battle.round === 0 ? words("theatre.before") : words("theatre.round", { round: battle.round })}
      className="fief-theatre"
    >
      <div className="fief-camps">
        <Camp words={words} scene={scene} battle={battle} side="attack" />
        <Camp words={words} scene={scene} battle={battle} side="defend" />
      </div>
      <Odds words={words} scene={scene} front={battle} />
      <p className="small quiet">{words("theatre.death")}</p>
      <Rounds words={words} scene={scene} battle={battle} />
    </Section>
  );
}

interface CampProps extends TheatreProps {
  readonly battle: Battle;
  readonly side: "attack" | "defend";
}

function Camp({ words, scene, battle, side }: CampProps) {
  const { seats, lords, soldiers, pawns, dice } = battle[side];
  const [leader = 0, ...allies] = seats;
  return (
    <section className={clsx("fief-camp", side)} aria-label={words(`theatre.${side}`)}>
      <h3>
        <Shield seat={leader} />
        <span>
          <small>{words(`theatre.${side}`)}</small>
          {nameOf(scene, leader)}
        </span>
        {allies.map((seat) => (
          <Shield key={seat} seat={seat} label={words("theatre.ally", { name: nameOf(scene, seat) })} />
        ))}
      </h3>
      <p className="fief-muster">
        <span>
          <Piece name="soldier" /> {words("theatre.soldiers", { soldiers })}
        </span>
      </p>
      <p className="small">{lords.length === 0 ? words("theatre.noLord") : lordsOf(words, lords)}</p>
      <p className="small">
        <b>{words("theatre.strength", { pawns, dice })}</b>
        {side === "defend" && battle.isWalled ? <small> {words("theatre.walled")}</small> : null}
      </p>
    </section>
  );
}
