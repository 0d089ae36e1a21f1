/**
 * Plays one game with a fixed seed and keeps the moments that the gallery and the tests of the board show:
 * the first question of each kind, and the end. Run `npx tsx scripts/gallery-scenes.ts` when the view changes.
 */
import { writeFileSync } from "node:fs";
import { seededChance } from "../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../packages/engine/src/core/choice.ts";
import { middleAges } from "../../../packages/engine/src/games/middle-ages/ruleset.ts";

const seats = Number(process.argv[3] ?? 4);
const seed = Number(process.argv[2] ?? 11);
const chance = seededChance(seed);
type State = ReturnType<typeof middleAges.evolve>;
type Fact = Parameters<typeof middleAges.evolve>[1];
type Move = Parameters<typeof middleAges.decide>[2];

const told = (facts: readonly Fact[], audience: number | "spectator") =>
  facts.flatMap((fact) => middleAges.tell(fact, audience) ?? []);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => middleAges.evolve(now, fact), state) as State;
const coins = (state: State, seat: number) => middleAges.standing(state)[seat] ?? 0;

/** The move that pays best at once; ties by chance. */
function greedy(state: State, seat: number): Move {
  const open = middleAges.choices(state, seat).filter(({ barred }) => barred === undefined);
  const moves = Array.from({ length: 8 }, () => drawMove<Move>(chance.pick(open) as never, chance));
  const worth = (move: Move) => {
    const decision = middleAges.decide(state, seat, move, chance);
    return "facts" in decision ? coins(fold(state, decision.facts), seat) : -999;
  };
  return moves.map((move) => ({ move, worth: worth(move) })).sort((one, other) => other.worth - one.worth)[0]
    ?.move as Move;
}

const scenes: Record<string, unknown> = {};
const setUp = middleAges.setUp({ seats, options: {} }, chance);
let all: readonly Fact[] = setUp;
let recent: readonly Fact[] = setUp;
let state = fold(undefined, setUp);
for (let question = middleAges.question(state); question; question = middleAges.question(state)) {
  const seat = question.seats[0] ?? 0;
  const move = greedy(state, seat);
  const decision = middleAges.decide(state, seat, move, chance);
  if (!("facts" in decision)) throw new Error("the greedy move was refused");
  const name = question.kind === "sending" && state.round === 6 && !scenes.sending ? "sending" : question.kind;
  const isWanted =
    question.kind === "sending" ? state.round === 6 : !(name in scenes) && (state.round > 3 || state.round === 0);
  if (isWanted && !(name in scenes)) {
    scenes[name] = {
      seat,
      move,
      scene: {
        view: middleAges.view(state, seat),
        question,
        outcome: null,
        choices: middleAges.choices(state, seat),
        recent: told(recent, seat),
      },
      rehearsal: {
        facts: told(decision.facts, seat),
        view: middleAges.view(fold(state, decision.facts), seat),
        isComplete: true,
      },
    };
  }
  recent = decision.facts;
  all = [...all, ...recent];
  state = fold(state, recent);
}
scenes.end = {
  seat: 1,
  scene: {
    view: middleAges.view(state, "spectator"),
    question: null,
    outcome: middleAges.outcome(state),
    choices: [],
    recent: told(recent, "spectator"),
  },
  facts: told(all, "spectator"),
};
writeFileSync(new URL("../src/boards/middle-ages/testing/scenes.json", import.meta.url), `${JSON.stringify(scenes)}\n`);
process.stdout.write(`${Object.keys(scenes).join(", ")}\n`);
