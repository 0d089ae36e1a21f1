/**
 * Plays games of both editions of the eighties with fixed seeds, from a realm that has grown already, and keeps what
 * the gallery and the tests of their board show: a moment of each kind of question, the end of a game, and every shape
 * of fact that was told. Run `npm run record:classic` when the words change.
 */
import { writeFileSync } from "node:fs";
import { type Chance, seededChance } from "../../../../packages/engine/src/core/chance.ts";
import { drawMove } from "../../../../packages/engine/src/core/choice.ts";
import { fiefOriginal } from "../../../../packages/engine/src/games/fief-classic/original/ruleset.ts";
import { grownRealm } from "../../../../packages/engine/src/games/fief-classic/testing/grown-realm.fixture.ts";
import { fiefVitale } from "../../../../packages/engine/src/games/fief-classic/vitale/ruleset.ts";

const games = 90;
const seats = 4;
type Ruleset = typeof fiefOriginal;
type State = ReturnType<Ruleset["evolve"]>;
type Fact = Parameters<Ruleset["evolve"]>[1];
type RedactedFact = NonNullable<ReturnType<Ruleset["redact"]>>;
type Move = Parameters<Ruleset["decide"]>[2];
type Choice = ReturnType<Ruleset["choices"]>[number];
type View = ReturnType<Ruleset["view"]>;

const redacted = (facts: readonly Fact[], audience: number | "spectator"): readonly RedactedFact[] =>
  facts.flatMap((fact) => fiefOriginal.redact(fact, audience) ?? []);
const fold = (state: State | undefined, facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((now, fact) => fiefOriginal.evolve(now, fact), state) as State;

/** Facts that end a preview: revealed information and random draws. */
const unknown = new Set<string>([
  ...Object.keys(fiefOriginal.revealingFacts),
  "RoundFought",
  "LordTested",
  "CastleStormed",
  "LotsThrown",
]);

/** What fills a game with dealings is drawn seldom, and what chance alone would seldom come to, first. */
const asides = new Set(["offer", "decline", "withdraw", "give", "exchange", "discard"]);
const keen = new Set([
  ...["playLord", "ordain", "takeHat", "lay", "revolt", "assassinate", "bless", "execute", "takeLord"],
  ...["levyTithe", "levySeigneurialTax", "levyRoyalTax", "claim", "establish", "nominate", "vote", "callDeposition"],
  ...["march", "declare", "sally", "ally", "accept", "buildMill", "buildPress"],
]);

function drawn(ruleset: Ruleset, state: State, seat: number, chance: Chance): Move {
  const open = ruleset.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const dealings = open.filter(({ type }) => asides.has(type));
  const rest = open.filter(({ type }) => !asides.has(type));
  const rare = rest.filter(({ type }) => keen.has(type));
  if (dealings.length > 0 && chance.below(20) === 0) return moveOf(dealings, chance);
  if (rare.length > 0 && chance.below(4) > 0) return moveOf(rare, chance);
  return moveOf(rest.length > 0 ? rest : open, chance);
}

const moveOf = (choices: readonly Choice[], chance: Chance) => drawMove<Move>(chance.pick(choices) as never, chance);

/** Moves that are recorded with their preview. */
const previewed = new Set(["march", "buildMill", "vote"]);
/** Fields that a line words otherwise for none, one or many, and for each thing that they may say. */
const counted = new Set(["soldiers", "mills", "presses", "losses"]);
const worded = new Set([
  ...["cause", "reason", "why", "card", "tax", "stance", "kind", "side", "verdict", "decidedBy", "victor", "phase"],
  ...["curse", "goal"],
]);

interface BoardModel {
  readonly view: View;
  readonly [part: string]: unknown;
}
interface Moment {
  readonly edition: string;
  readonly seat: number | null;
  readonly model: BoardModel;
  readonly preview?: { readonly view: View; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}
const moments: Record<string, Moment> = {};
const shapes = new Map<string, RedactedFact>();
/** Of each kind the moment with most to see. */
const worth = new Map<string, number>();

for (let seed = 1; seed <= games; seed += 1) playOut(seed % 2 === 0 ? fiefVitale : fiefOriginal, seed);
arrange("orphan", fiefVitale, (state) => [
  ...lordless(state, 0),
  { type: "Interrupted", by: [{ type: "orphan", seat: 0 }] },
]);
arrange("ruin", fiefOriginal, () => [
  { type: "MillBuilt", seat: 1, village: "sigy", ecus: 300 },
  { type: "PressBuilt", seat: 1, village: "sigy", ecus: 200 },
  { type: "Interrupted", by: [{ type: "ruin", seat: 0, village: "sigy" }] },
]);
// A village is ceded only to a player whose troops are in front of it.
keepShapes([{ type: "VillageCeded", village: "sigy", seat: 0, to: 1 }]);
const [first] = Object.values(moments);
if (first === undefined) throw new Error("nothing was recorded");
const base = first.model.view;
write("apps/web/src/boards/fief-classic/testing/positions.json", {
  base,
  moments: Object.fromEntries(Object.entries(moments).map(([kind, one]) => [kind, thin(one)])),
});
const samples = [...shapes.values()].toSorted((one, other) => one.type.localeCompare(other.type, "en"));
write("packages/wording/src/games/fief-classic/testing/facts.json", samples);
process.stdout.write(`${Object.keys(moments).join(", ")}\n${samples.length} facts\n`);

/** By the path from the root of the repository. */
function write(path: string, content: unknown): void {
  const file = new URL(`../../../../${path}`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(content)}\n`);
}

/** A view is kept as what differs from the base: the file stays small. */
function thin({ model, preview, ...moment }: Moment) {
  const kept = { ...moment, model: { ...model, view: differing(model.view) } };
  return preview === undefined ? kept : { ...kept, preview: { ...preview, view: differing(preview.view) } };
}

function differing(view: View) {
  const isOther = (key: string) => JSON.stringify(view[key as keyof View]) !== JSON.stringify(base[key as keyof View]);
  const villages = view.villages.filter((one, place) => JSON.stringify(one) !== JSON.stringify(base.villages[place]));
  const rest = Object.entries(view).filter(([key]) => key !== "villages" && isOther(key));
  return { ...Object.fromEntries(rest), villages };
}

function playOut(ruleset: Ruleset, seed: number): void {
  const chance = seededChance(seed);
  const begun = seed % 5 === 0 ? ruleset : grownRealm(ruleset);
  const setUp = begun.setUp(
    { seats, options: { goal: "four", turns: seed % 9 === 0 ? 24 : 8, hasStartingLord: seed % 3 === 0 } },
    chance,
  );
  let recent: readonly Fact[] = setUp;
  let state = fold(undefined, setUp);
  keepShapes(setUp);
  for (let question = ruleset.question(state); question; question = ruleset.question(state)) {
    const seat = chance.pick(question.seats);
    const move = drawn(ruleset, state, seat, chance);
    const decision = ruleset.decide(state, seat, move, chance);
    if (!("facts" in decision)) throw new Error("a move that was open was refused");
    keepPosition(ruleset, question.kind, { state, seat, move, last: recent, next: decision.facts });
    keepShapes(decision.facts);
    recent = decision.facts;
    state = fold(state, recent);
  }
  moments.end ??= { edition: editionOf(ruleset), seat: null, model: toBoardModel(ruleset, state, "spectator", recent) };
}

/** What chance would hardly bring about, by facts. */
function arrange(kind: string, ruleset: Ruleset, factsIn: (state: State) => readonly Fact[]): void {
  const table = { seats, options: { goal: "three", turns: 8, hasStartingLord: true } } as const;
  const begun = fold(undefined, grownRealm(ruleset).setUp(table, seededChance(1)));
  const facts = factsIn(begun);
  const state = fold(begun, facts);
  const [choice] = ruleset.choices(state, 0);
  if (choice === undefined) throw new Error(`no player is asked for ${kind}`);
  const move = drawMove<Move>(choice as never, seededChance(1));
  moments[kind] = { edition: editionOf(ruleset), seat: 0, move, model: toBoardModel(ruleset, state, 0, facts) };
}

function lordless({ lords }: State, seat: number): readonly Fact[] {
  return lords
    .filter((lord) => lord.seat === seat)
    .map(({ lord, village }): Fact => ({ type: "LordDied", lord, seat, village, cause: "plague" }));
}

function editionOf({ id }: Ruleset): string {
  return id.replace("fief-", "");
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

function keepPosition(ruleset: Ruleset, kind: string, turn: Turn) {
  const { lords, regions, places, battle } = turn.state;
  const titles = regions.filter(({ title }) => title !== null).length;
  const gates = places.reduce((sum, place) => sum + place.gates.length, 0);
  const now = lords.length + titles * 2 + gates * 3 + (battle === null ? 0 : 40);
  if (asides.has(turn.move.type) || (worth.get(kind) ?? 0 - 1) >= now) return;
  worth.set(kind, now);
  moments[kind] = momentOf(ruleset, turn);
}

function momentOf(ruleset: Ruleset, { state: before, seat, move, last, next }: Turn): Moment {
  const until = next.findIndex(({ type }) => unknown.has(type));
  const shown = until < 0 ? next : next.slice(0, until);
  return {
    edition: editionOf(ruleset),
    seat,
    move,
    model: toBoardModel(ruleset, before, seat, last),
    ...(previewed.has(move.type) && {
      preview: { facts: redacted(shown, seat), view: ruleset.view(fold(before, shown), seat), isComplete: until < 0 },
    }),
  };
}

function toBoardModel(ruleset: Ruleset, at: State, audience: number | "spectator", last: readonly Fact[]): BoardModel {
  return {
    view: ruleset.view(at, audience),
    question: ruleset.question(at) ?? null,
    outcome: ruleset.outcome(at) ?? null,
    choices: typeof audience === "number" ? ruleset.choices(at, audience) : [],
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
  if (field === "matter") return `matter ${(value as { readonly kind: string }).kind}`;
  if (field === "card" && !String(value).match(/hidden|none|-|revolt|famine|plague|sun|justice/)) return field;
  return value === null || typeof value === "boolean" || worded.has(field) ? `${field} ${value}` : field;
}
