import type { Moment } from "../../bots/self-play.ts";
import type { Chance } from "../../core/chance.ts";
import { type Choice, covers, drawMove } from "../../core/choice.ts";
import type { Audience, Ruleset, Typed, Vocabulary } from "../../core/ruleset.ts";
import { brief, isSame, mustBeSame } from "../difference.ts";
import type { RecordedGame } from "../recorded-game.ts";
import type { NotInView, Settings } from "../settings.ts";
import { countedChance, withOneDrawChanged } from "./counted-chance.ts";
import { mustMatchView, type Perceived, perceived, publicPart } from "./perceived.ts";
import type { Sample } from "./samples.ts";

const otherMovesEach = 6;
const otherDrawsEach = 2;

/** The redacted facts of a move must match the view, also in a twin, after another move and with other draws. */
export function factsMatchView<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  { notInView = {} }: Settings<Game>,
  { moment, audience }: Sample<Game>,
  twin: Game["state"],
): void {
  const { ruleset, chance } = game;
  const seed = chance.below(2 ** 30);
  const counted = countedChance(seed);
  const here = followed(ruleset, moment, audience, counted.chance);
  if (here === undefined) throw new Error(`law 5: ${brief(moment.move)} is refused the second time`);
  const publicPartOf = ({ redacted }: Perceived<Game>) => publicPart<Game["redactedFact"]>(redacted, notInView);
  const following: Following<Game> = { game, moment, audience, seed, here, notInView, publicPartOf };
  mustMatchInTwin(following, twin);
  if (counted.draws() > 0) mustMatchWithOtherDraws(following, counted.draws());
}

interface Following<Game extends Vocabulary> extends Sample<Game> {
  readonly game: RecordedGame<Game>;
  readonly seed: number;
  readonly here: Perceived<Game>;
  readonly notInView: NotInView<Game["redactedFact"]>;
  readonly publicPartOf: (one: Perceived<Game>) => unknown;
}

/** With the same draws: after the same move, and after others, which the audience may not be able to tell from it. */
function mustMatchInTwin<Game extends Vocabulary>(following: Following<Game>, twin: Game["state"]): void {
  const { game, moment, audience, seed, here, publicPartOf } = following;
  const { ruleset, chance } = game;
  const { seat, move } = moment;
  const open = ruleset.choices(twin, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const others = audience === seat || open.length === 0 ? [] : otherMoves<Game["move"]>(move, open, chance);
  for (const one of [move, ...others].filter((each) => open.some((choice) => covers(choice, each)))) {
    const there = followed(ruleset, { before: twin, seat, move: one }, audience, countedChance(seed).chance);
    if (there === undefined) throw new Error(`law 5: ${brief(one)} is offered in a twin and refused`);
    const pair = `${brief(move)} and ${brief(one)}, before ${audience}`;
    if (one === move) mustTellNoMore(pair, following, there);
    mustMatchView(pair, [here, there], (each) => [each.revealed, publicPartOf(each)]);
  }
}

/**
 * After the same move, only what the twin hides can differ. Facts that reveal it may differ, and so may public facts that
 * follow from it and leave no trace.
 */
function mustTellNoMore<Game extends Vocabulary>(
  pair: string,
  following: Following<Game>,
  there: Perceived<Game>,
): void {
  const { here, notInView } = following;
  if (!isSame(here.seen, there.seen)) return;
  const hasRevealed = !isSame(here.revealed, there.revealed);
  const isComparable = ({ type }: Game["redactedFact"]) => !(hasRevealed && Object.hasOwn(notInView, type));
  const [one, other] = [here, there].map(({ unrevealed }) => unrevealed.filter(isComparable));
  mustBeSame(`law 5: ${pair}: same views, different facts`, one, other);
}

/** The same move in the same position: what chance decided may be hidden, too, and what it reveals must be visible. */
function mustMatchWithOtherDraws<Game extends Vocabulary>(
  { game: { ruleset, chance }, moment, audience, seed, here, publicPartOf }: Following<Game>,
  draws: number,
): void {
  for (let attempt = 0; attempt < otherDrawsEach; attempt++) {
    const there = followed(ruleset, moment, audience, withOneDrawChanged(seed, draws, chance).chance);
    if (there === undefined) throw new Error(`law 5: ${brief(moment.move)} is refused with other draws`);
    mustMatchView(`${brief(moment.move)} with other draws, before ${audience}`, [here, there], publicPartOf);
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

function followed<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { before, seat, move }: Pick<Moment<Game>, "before" | "seat" | "move">,
  audience: Audience,
  chance: Chance,
): Perceived<Game> | undefined {
  const decision = ruleset.decide(before, seat, move, chance);
  return "refusal" in decision ? undefined : perceived(ruleset, decision, audience);
}
