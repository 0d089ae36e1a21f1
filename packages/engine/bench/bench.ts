import { parseArgs } from "node:util";
import { type AnyRuleset, positionAfter, rulesets } from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { chessMoves } from "./chess.ts";
import { chance, type Played, randomGame } from "./random-game.ts";
import { measured, type Subject } from "./rounds.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" } }, strict: false });

/** Every option of Fief 1429. */
const everyOptionOfFief = { diplomacy: "embassies", hasRelics: true, isFoggy: true, isMoneyHidden: true };

/** Speed of every ruleset on one core, next to chessops in the same process: one JSON object per line. */
const reference: Subject = { name: "chessops", unit: "moves/s", work: () => chessMoves(chance, 200) };
const subjects = [
  ...rulesets.map((ruleset) => withOptions(ruleset)).flatMap((played) => [movesOf(played), evolveOf(played)]),
  ...rulesets.filter(({ id }) => id === "fief-1429").map((fief) => movesOf(withOptions(fief, everyOptionOfFief))),
];
const speeds = measured([reference, ...subjects], Number(values.rounds));
const referenceSpeed = speeds.get(reference.name) ?? 0;
for (const { name, unit } of subjects) {
  const value = speeds.get(name) ?? 0;
  const figures = { value: Math.round(value), unit, reference: Math.round(referenceSpeed) };
  console.log(JSON.stringify({ bench: name, ...figures, ratio: Number((value / referenceSpeed).toFixed(3)) }));
}

function withOptions(ruleset: AnyRuleset, wishes?: object): Played {
  const schema = rulesetSchemas.find(({ id }) => id === ruleset.id);
  return {
    ruleset,
    options: schema?.options.parse(wishes ?? {}) ?? {},
    as: wishes ? `${ruleset.id}.every-option` : ruleset.id,
  };
}

/** Random self-play: the choices of the asked seat are listed for every decision, one is played and recorded. */
function movesOf(played: Played): Subject {
  return {
    name: `engine.${played.as}.moves`,
    unit: "moves/s",
    work: () => [...randomGame(played)].length - 1,
  };
}

/** Replays a finished game from its facts, as they come from the database. */
function evolveOf(played: Played): Subject {
  const facts: ReturnType<AnyRuleset["setUp"]> = JSON.parse(JSON.stringify([...randomGame(played)].flat()));
  return {
    name: `engine.${played.as}.evolve`,
    unit: "facts/s",
    work() {
      positionAfter(played.ruleset, facts);
      return facts.length;
    },
  };
}
