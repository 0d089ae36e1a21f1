import { lordName } from "@seneschal/wording/games/fief-1429";
import type { Words } from "../../board.ts";
import { Camp, Theatre as TheatreOfWar } from "../../fief-shared/battle/theatre.tsx";
import { percentOf } from "../../fief-shared/wording/figures.ts";
import { type Battle, type FiefScene, lordShown } from "../game.ts";
import { notesOf } from "./notes-of.ts";
import { Odds } from "./odds.tsx";
import { Rounds } from "./rounds.tsx";

interface TheatreProps {
  readonly words: Words;
  readonly scene: FiefScene;
}

export function Theatre({ words, scene }: TheatreProps) {
  const { battle } = scene.view;
  if (battle === null) return null;
  return (
    <TheatreOfWar
      words={words}
      battle={battle}
      camps={
        <>
          <CampOf words={words} scene={scene} battle={battle} side="attack" />
          <CampOf words={words} scene={scene} battle={battle} side="defend" />
        </>
      }
    >
      <Odds words={words} scene={scene} battle={battle} />
      <p className="small quiet">{notesOf(words, battle).join(" ")}</p>
      <Rounds words={words} scene={scene} battle={battle} />
    </TheatreOfWar>
  );
}

interface CampOfProps extends TheatreProps {
  readonly battle: Battle;
  readonly side: "attack" | "defend";
}

function CampOf({ words, scene, battle, side }: CampOfProps) {
  const { leader, seats, lords, sergeants, knights, points, dice, walls, bonus, relics, fells } = battle[side];
  const named = lords.flatMap((lord) => lordShown(scene.view, lord) ?? []).map((lord) => lordName(words, lord));
  return (
    <Camp
      words={words}
      readers={scene}
      side={side}
      leader={leader}
      allies={seats.filter((seat) => seat !== leader)}
      muster={[
        { piece: "sergeant", text: words("theatre.sergeants", { sergeants }) },
        { piece: "knight", text: words("theatre.knights", { knights }) },
      ]}
      lords={named.join(", ") || words("theatre.noLord")}
      strength={
        <>
          <b>{words("theatre.strength", { points, dice })}</b>
          {walls > 0 ? <small> {words("theatre.walls", { walls })}</small> : null}
          {bonus > 0 ? <small> {words("theatre.bonus", { bonus })}</small> : null}
          {relics.map((relic) => (
            <small key={relic}> {words(`relic.${relic}`)}</small>
          ))}
          {fells > 0 ? <small> {words("theatre.fells", { percent: percentOf(fells) })}</small> : null}
        </>
      }
    />
  );
}
