/**
 * Plays games of Fief 1429 with fixed seeds and keeps what the gallery and the tests of its board show: a moment of
 * each kind of question, the end of a game, and every shape of fact that was told. Run `npm run record:fief` when
 * the words change.
 */
import { writeFileSync } from "node:fs";
import { type Chance, seededChance } from "../../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../../packages/engine/src/core/choice.ts";
import { fief1429 } from "../../../../packages/engine/src/games/fief-1429/ruleset.ts";

const games = 40;
const seats = 4;
type State = ReturnType<typeof fief1429.evolve>;
type Fact = Parameters<typeof fief1429.evolve>[1];
type RedactedFact = NonNullable<ReturnType<typeof fief1429.redact>>;
type Move = Parameters<typeof fief1429.decide>[2];
type Choice = ReturnType<typeof fief1429.choices>[number];

const redacted = (facts: readonly Fact[], audience: number | "spectator"): readonly RedactedFact[] =>
  facts.flatMap((fact) => fief1429.redact(fact, audience) ?? []);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => fief1429.evolve(now, fact), state) as State;

/** Facts that end a preview: revealed information and random draws. */
const unknown = new Set<string>([
  ...Object.keys(fief1429.revealingFacts),
  "RoundFought",
  "PlagueTested",
  "RevoltCalmed",
  "RevoltStruck",
]);

/** What fills a game with dealings is drawn seldom, and what chance alone would seldom come to, first. */
const asides = new Set(["offer", "decline", "withdraw", "give", "cede", "free", "handOver", "liftSiege"]);
const keen = new Set([
  ...["propose", "present", "vote", "settle", "playLord", "levyTaille", "levyTithe", "levyPapalTithe", "playBoon"],
  ...["buyTitle", "begTitle", "buyHat", "giveHat", "attack", "besiege", "ride", "callMaid", "revolt", "ambush"],
  ...["breakOut", "undermine", "calm", "join", "offerRansom", "accept", "assassinate", "execute", "passTitle"],
  ...["takeRelic", "giveRelic", "pray", "revive", "openRoom", "prolongRoom"],
]);

function drawn(state: State, seat: number, chance: Chance): Move {
  const open = fief1429.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const dealings = open.filter(({ type }) => asides.has(type));
  const rest = open.filter(({ type }) => !asides.has(type));
  const rare = rest.filter(({ type }) => keen.has(type));
  if (dealings.length > 0 && chance.below(25) === 0) return moveOf(dealings, chance);
  if (rare.length > 0 && chance.below(4) > 0) return moveOf(rare, chance);
  return moveOf(rest.length > 0 ? rest : open, chance);
}

const moveOf = (choices: readonly Choice[], chance: Chance) => drawMove<Move>(chance.pick(choices) as never, chance);

/** Moves that are recorded with their preview: its view is as large as the board model itself. */
const previewed = new Set(["march", "attack", "vote", "propose", "buyTitle", "recruitKnights", "buildMill"]);

/** Fields that a line words otherwise for none, one or many, and for each thing that they may say. */
const counted = new Set(["hits", "walls", "mills", "sergeants", "knights"]);
const worded = new Set([
  ...[
    "cause",
    "reason",
    "why",
    "effect",
    "as",
    "tax",
    "boon",
    "stance",
    "choice",
    "side",
    "kind",
    "crown",
    "decidedBy",
  ],
  ...["victor", "phase", "pile"],
]);

const positions: Record<string, unknown> = {};
const shapes = new Map<string, RedactedFact>();
/** Of each kind the moment with most to see. */
const worth = new Map<string, number>();

for (let seed = 1; seed <= games; seed += 1) playOut(seed);
write("apps/web/src/boards/fief-1429/testing/positions.json", positions);
const samples = [...shapes.values()].toSorted((one, other) => one.type.localeCompare(other.type, "en"));
write("packages/wording/src/games/fief-1429/testing/facts.json", samples);
process.stdout.write(`${Object.keys(positions).join(", ")}\n${samples.length} facts\n`);

/** By the path from the root of the repository. */
function write(path: string, content: unknown): void {
  const file = new URL(`../../../../${path}`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(content)}\n`);
}

function playOut(seed: number): void {
  const chance = seededChance(seed);
  const setUp = fief1429.setUp({ seats, options: fief1429Options(seed) }, chance);
  let recent: readonly Fact[] = setUp;
  let state = fold(undefined, setUp);
  keepShapes(setUp);
  for (let question = fief1429.question(state); question; question = fief1429.question(state)) {
    const seat = chance.pick(question.seats);
    const move = drawn(state, seat, chance);
    const decision = fief1429.decide(state, seat, move, chance);
    if (!("facts" in decision)) throw new Error("a move that was open was refused");
    keepPosition(question.kind, { state, seat, move, last: recent, next: decision.facts });
    keepShapes(decision.facts);
    recent = decision.facts;
    state = fold(state, recent);
  }
  positions.end ??= { seat: null, model: toBoardModel(state, "spectator", recent) };
}

function fief1429Options(seed: number) {
  const hasAll = seed % 4 === 0;
  return {
    turns: 12,
    isFirstTurnCalm: seed % 5 === 0,
    diplomacy: hasAll ? ("embassies" as const) : ("free" as const),
    hasRelics: hasAll,
    isFoggy: hasAll,
    isMoneyHidden: hasAll,
    areVotesInTurn: false,
    arePrisonersStrict: false,
  };
}

interface Turn {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
  /** The facts before the move. */
  readonly last: readonly Fact[];
  /** The facts of the move. */
  readonly next: readonly Fact[];
}

function keepPosition(kind: string, turn: Turn) {
  const { state, move } = turn;
  const name = state.battle !== null && kind === "window" ? "ambushes" : kind;
  const { lords } = state;
  const now = lords.length * 2 + lords.filter(({ spouse }) => spouse !== null).length + titlesOf(state) * 3;
  if (asides.has(move.type) || (worth.get(name) ?? -1) >= now) return;
  worth.set(name, now);
  positions[name] = momentOf(turn);
}

function titlesOf({ lords }: State): number {
  return lords.reduce((sum, { fiefs, crowns }) => sum + fiefs.length + crowns.length, 0);
}

function momentOf({ state: before, seat, move, last, next }: Turn) {
  const until = next.findIndex(({ type }) => unknown.has(type));
  const shown = until < 0 ? next : next.slice(0, until);
  return {
    seat,
    move,
    model: toBoardModel(before, seat, last),
    ...(previewed.has(move.type) && {
      preview: { facts: redacted(shown, seat), view: fief1429.view(fold(before, shown), seat), isComplete: until < 0 },
    }),
  };
}

function toBoardModel(at: State, audience: number | "spectator", last: readonly Fact[]) {
  return {
    view: fief1429.view(at, audience),
    question: fief1429.question(at) ?? null,
    outcome: fief1429.outcome(at) ?? null,
    choices: typeof audience === "number" ? fief1429.choices(at, audience) : [],
    recent: redacted(last, audience),
  };
}

/** One fact of each type for every answer that its words and empty fields can give. */
function keepShapes(facts: readonly Fact[]): void {
  for (const audience of [0, "spectator"] as const) {
    for (const one of redacted(facts, audience)) {
      const key = shapeOf(one);
      if (!shapes.has(key)) shapes.set(key, one);
    }
  }
}

function shapeOf({ type, ...fields }: RedactedFact): string {
  if (type === "Settled" || type === "Interrupted") return type;
  return [type, ...Object.entries(fields).map(([field, value]) => partOf(field, value))].join(" ");
}

function partOf(field: string, value: unknown): string {
  if (counted.has(field)) return `${field} ${Math.min(Number(value), 2)}`;
  return value === null || typeof value === "boolean" || worded.has(field) ? `${field} ${value}` : field;
}
