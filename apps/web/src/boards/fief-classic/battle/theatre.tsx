import { lordsOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { Camp, Theatre as TheatreOfWar } from "../../fief-shared/battle/theatre.tsx";
import type { Battle, FiefScene } from "../game.ts";
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
      <Odds words={words} scene={scene} front={battle} />
      <p className="small quiet">{words("theatre.death")}</p>
      <Rounds words={words} scene={scene} battle={battle} />
    </TheatreOfWar>
  );
}

interface CampOfProps extends TheatreProps {
  readonly battle: Battle;
  readonly side: "attack" | "defend";
}

function CampOf({ words, scene, battle, side }: CampOfProps) {
  const { seats, lords, soldiers, pawns, dice } = battle[side];
  const [leader = 0, ...allies] = seats;
  return (
    <Camp
      words={words}
      readers={scene}
      side={side}
      leader={leader}
      allies={allies}
      muster={[{ piece: "soldier", text: words("theatre.soldiers", { soldiers }) }]}
      lords={lords.length === 0 ? words("theatre.noLord") : lordsOf(words, lords)}
      strength={
        <>
          <b>{words("theatre.strength", { pawns, dice })}</b>
          {side === "defend" && battle.isWalled ? <small> {words("theatre.walled")}</small> : null}
        </>
      }
    />
  );
}
