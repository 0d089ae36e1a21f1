import clsx from "clsx";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../../fief-shared/pieces/piece.tsx";
import { percentOf } from "../../fief-shared/wording/figures.ts";
import { atName, nameOf } from "../../fief-shared/wording/names.ts";
import { type Battle, type FiefScene, lordShown } from "../game.ts";
import { lordName } from "../wording/pieces.ts";
import { notesOf } from "./notes-of.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

interface TheatreProps {
  readonly words: Words;
  readonly scene: FiefScene;
}

/** The battle that is being fought: both camps, the odds, and round by round what was thrown, lost and chosen. */
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
      <Odds words={words} scene={scene} battle={battle} />
      <p className="small quiet">{notesOf(words, battle).join(" ")}</p>
      <Rounds words={words} scene={scene} battle={battle} />
    </Section>
  );
}

interface CampProps extends TheatreProps {
  readonly battle: Battle;
  readonly side: "attack" | "defend";
}

function Camp({ words, scene, battle, side }: CampProps) {
  const { leader, seats, lords, sergeants, knights, points, dice, walls, bonus, relics, fells } = battle[side];
  const allies = seats.filter((seat) => seat !== leader);
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
          <Piece name="sergeant" /> {words("theatre.sergeants", { sergeants })}
        </span>
        <span>
          <Piece name="knight" /> {words("theatre.knights", { knights })}
        </span>
      </p>
      <p className="small">
        {lords
          .flatMap((lord) => lordShown(scene.view, lord) ?? [])
          .map((lord) => lordName(words, lord))
          .join(", ") || words("theatre.noLord")}
      </p>
      <p className="small">
        <b>{words("theatre.strength", { points, dice })}</b>
        {walls > 0 ? <small> {words("theatre.walls", { walls })}</small> : null}
        {bonus > 0 ? <small> {words("theatre.bonus", { bonus })}</small> : null}
        {relics.map((relic) => (
          <small key={relic}> {words(`relic.${relic}`)}</small>
        ))}
        {fells > 0 ? <small> {words("theatre.fells", { percent: percentOf(fells) })}</small> : null}
      </p>
    </section>
  );
}
