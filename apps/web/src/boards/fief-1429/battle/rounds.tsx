import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { lineOf } from "../chronicle/told-words.ts";
import type { Battle, FiefScene, Told } from "../game.ts";
import { nameOf } from "../wording/names.ts";
import { Dice } from "./dice.tsx";

interface RoundsProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly battle: Battle;
}

type Fought = Extract<Told, { readonly type: "RoundFought" }>;

/** The rounds that were fought since you last looked: what each side threw, and what came of it. */
export function Rounds({ words, scene, battle }: RoundsProps) {
  const rounds = roundsOf(scene.recent);
  if (rounds.length === 0) return null;
  return (
    <ol className="fief-rounds">
      {rounds.toReversed().map(({ fought, after }) => (
        <li key={fought.round}>
          <h4>{words("theatre.round", { round: fought.round })}</h4>
          <Throw words={words} scene={scene} seat={battle.attack.leader} thrown={fought.attack} />
          <Throw words={words} scene={scene} seat={battle.defend.leader} thrown={fought.defend} />
          <ul>
            {after.map((told) => (
              <li key={JSON.stringify(told)}>{lineOf(words, told, scene)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ThrowProps extends Omit<RoundsProps, "battle"> {
  readonly seat: number;
  readonly thrown: Fought["attack"];
}

function Throw({ words, scene, seat, thrown }: ThrowProps) {
  return (
    <p className="fief-throw">
      <Shield seat={seat} label={nameOf(scene, seat)} />
      <Dice faces={thrown.dice} label={thrown.dice.join(" + ")} />
      <b>{words("theatre.hits", { hits: thrown.hits })}</b>
    </p>
  );
}

interface Round {
  readonly fought: Fought;
  readonly after: Told[];
}

const told = new Set<Told["type"]>([
  "TroopsLost",
  "LordDied",
  "LordCaptured",
  "LordReleased",
  "StanceTaken",
  "AllyWavered",
  "WallsUndermined",
]);

function roundsOf(recent: readonly Told[]): readonly Round[] {
  const rounds: Round[] = [];
  for (const fact of recent) {
    if (fact.type === "BattleBegan") rounds.length = 0;
    if (fact.type === "RoundFought") rounds.push({ fought: fact, after: [] });
    else if (told.has(fact.type)) rounds.at(-1)?.after.push(fact);
  }
  return rounds;
}
