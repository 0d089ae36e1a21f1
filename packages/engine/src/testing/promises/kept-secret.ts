import type { Moment } from "../../bots/self-play.ts";
import { type Chance, seededChance } from "../../core/chance.ts";
import { type Choice, covers, drawMove } from "../../core/choice.ts";
import { type Audience, positionAfter, type Ruleset, type Typed, type Vocabulary } from "../../core/ruleset.ts";
import { brief, difference, isSame, mustBeSame } from "./difference.ts";
import type { Law, Recorded, Settings } from "./settings.ts";
import { toldTo } from "./told.ts";

const audiencesEach = 2;
const otherMovesEach = 6;
const mark = "canary-7c1f";

/** Law 5: what is hidden shows nowhere, and what is told alike looks alike. */
export function keptSecret<Game extends Vocabulary>(settings: Settings<Game>): Law<Game> {
  const { secrets = {}, conserves = {}, moments: momentsMax = 60 } = settings;
  const unreached = new Set(Object.keys(secrets));
  return {
    title: "law 5: nothing hidden leaks",
    check(game) {
      const { ruleset, chance, audiences, end } = game;
      for (const moment of chance.shuffle(game.moments).slice(0, momentsMax)) {
        for (const audience of chance.shuffle(audiences).slice(0, audiencesEach)) {
          const twin = ruleset.redeal(moment.before, audience, chance);
          mustLookAlike(game, audience, [moment.before, twin]);
          mustConserve(conserves, moment.before, twin);
          mustTellAsSeen(game, moment, audience, twin);
          mustHideTheMark(settings, game, moment.before, audience);
          for (const name of unreached) {
            if (!isSame(secrets[name]?.(moment.before, audience), secrets[name]?.(twin, audience)))
              unreached.delete(name);
          }
        }
        mustBeSame("law 5: the arbiter's twin", ruleset.redeal(moment.before, "arbiter", chance), moment.before);
      }
      for (const audience of audiences) mustLookAlike(game, audience, [end, ruleset.redeal(end, audience, chance)]);
    },
    conclude() {
      if (unreached.size > 0) throw new Error(`law 5: redealing never reaches ${[...unreached].join(", ")}`);
    },
  };
}

/** All that an audience can ask about a position. */
function seenBy<Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"], audience: Audience) {
  return {
    view: ruleset.view(state, audience),
    question: ruleset.question(state) ?? "none",
    choices: typeof audience === "number" ? ruleset.choices(state, audience) : [],
    outcome: ruleset.outcome(state) ?? "none",
    standing: ruleset.standing(state),
  };
}

function mustLookAlike<Game extends Vocabulary>(
  { ruleset }: Recorded<Game>,
  audience: Audience,
  [state, twin]: readonly [Game["state"], Game["state"]],
): void {
  mustBeSame(`law 5: twins before ${audience}`, seenBy(ruleset, state, audience), seenBy(ruleset, twin, audience));
}

function mustConserve<Game extends Vocabulary>(
  conserves: NonNullable<Settings<Game>["conserves"]>,
  state: Game["state"],
  twin: Game["state"],
): void {
  for (const [name, count] of Object.entries(conserves)) {
    mustBeSame(`law 5: redealing conserves ${name}`, count(twin), count(state));
  }
}

/** Told alike if and only if seen alike, unless a fact that reveals differs. */
function mustTellAsSeen<Game extends Vocabulary>(
  { ruleset, chance }: Recorded<Game>,
  { before, seat, move }: Moment<Game>,
  audience: Audience,
  twin: Game["state"],
): void {
  const luck = chance.below(2 ** 30);
  const follow = (state: Game["state"], one: Game["move"]) =>
    followed(ruleset, { state, seat, move: one, audience, luck });
  const here = follow(before, move);
  const open = ruleset.choices(twin, seat).filter(({ barred }) => barred === undefined);
  const others = audience === seat || open.length === 0 ? [] : otherMoves<Game["move"]>(move, open, chance);
  if (here === undefined) throw new Error(`law 5: ${brief(move)} is refused the second time`);
  for (const one of [move, ...others].filter((each) => open.some((choice) => covers(choice, each)))) {
    const there = follow(twin, one);
    if (there === undefined) throw new Error(`law 5: ${brief(one)} is offered in a twin and refused`);
    const toldApart = difference(here.told, there.told);
    const seenApart = difference(here.seen, there.seen);
    const pair = `${brief(move)} and ${brief(one)}, before ${audience}`;
    if (toldApart === undefined && seenApart !== undefined) {
      throw new Error(`law 5: ${pair}: told alike and seen differently, ${seenApart}`);
    }
    if (toldApart !== undefined && seenApart === undefined && isSame(here.revealed, there.revealed)) {
      throw new Error(`law 5: ${pair}: seen alike and told differently, ${toldApart}`);
    }
  }
}

/** Some that are quite different, and some that differ in one field alone, which may be the secret one. */
function otherMoves<Move extends Typed>(move: Move, open: readonly Choice<Move>[], chance: Chance): readonly Move[] {
  return Array.from({ length: otherMovesEach }, () => {
    const other = drawMove<Move>(chance.pick(open), chance);
    if (other.type !== move.type || chance.below(2) === 0) return other;
    const [name, value] = chance.pick(Object.entries(other));
    return { ...move, [name]: value };
  });
}

interface Following<Game extends Vocabulary> {
  readonly state: Game["state"];
  readonly seat: number;
  readonly move: Game["move"];
  readonly audience: Audience;
  readonly luck: number;
}

function followed<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { state, seat, move, audience, luck }: Following<Game>,
) {
  const decision = ruleset.decide(state, seat, move, seededChance(luck));
  if ("refusal" in decision) return undefined;
  const { facts } = decision;
  return {
    told: toldTo(ruleset, facts, audience),
    seen: seenBy(ruleset, positionAfter(ruleset, facts, state), audience),
    revealed: facts.filter(({ type }) => ruleset.reveals.includes(type)),
  };
}

function mustHideTheMark<Game extends Vocabulary>(
  { marked }: Settings<Game>,
  { ruleset }: Recorded<Game>,
  state: Game["state"],
  audience: Audience,
): void {
  if (marked === undefined) return;
  const seen = JSON.stringify(seenBy(ruleset, marked(state, audience, mark), audience));
  const at = seen.indexOf(mark);
  if (at >= 0)
    throw new Error(`law 5: the canary sings before ${audience}: ${seen.slice(Math.max(0, at - 60), at + 20)}`);
}
