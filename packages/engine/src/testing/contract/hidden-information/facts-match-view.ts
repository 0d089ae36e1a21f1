import type { Moment } from "../../../bots/self-play.ts";
import type { Chance } from "../../../core/chance.ts";
import { type Choice, covers, drawMove } from "../../../core/choice.ts";
import type { Audience, Ruleset, Typed, Vocabulary } from "../../../core/ruleset.ts";
import { brief, isSame, mustBeSame } from "../difference.ts";
import type { RecordedGame } from "../recorded-game.ts";
import type { NotInView, Settings } from "../settings.ts";
import { luckFrom, otherLuck } from "./luck.ts";
import { mustTellAsSeen, type Perceived, perceived, publicPart } from "./perceived.ts";
import type { Sample } from "./samples.ts";

const otherMovesEach = 6;
const otherLucksEach = 2;

/** What this audience is told of a move must match what it sees, also in a twin, after another move and with other luck. */
export function factsMatchView<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  { notInView = {} }: Settings<Game>,
  { moment, audience }: Sample<Game>,
  twin: Game["state"],
): void {
  const { ruleset, chance } = game;
  const seed = chance.below(2 ** 30);
  const luck = luckFrom(seed);
  const here = followed(ruleset, moment, audience, luck.chance);
  if (here === undefined) throw new Error(`law 5: ${brief(moment.move)} is refused the second time`);
  const publicPartOf = ({ told }: Perceived<Game>) => publicPart<Game["told"]>(told, notInView);
  const following: Following<Game> = { game, moment, audience, seed, here, notInView, publicPartOf };
  mustMatchInTwin(following, twin);
  if (luck.draws() > 0) mustMatchWithOtherLuck(following, luck.draws());
}

interface Following<Game extends Vocabulary> extends Sample<Game> {
  readonly game: RecordedGame<Game>;
  readonly seed: number;
  readonly here: Perceived<Game>;
  readonly notInView: NotInView<Game["told"]>;
  readonly publicPartOf: (one: Perceived<Game>) => unknown;
}

/** With the same luck: after the same move, and after others, which the audience may not be able to tell from it. */
function mustMatchInTwin<Game extends Vocabulary>(following: Following<Game>, twin: Game["state"]): void {
  const { game, moment, audience, seed, here, publicPartOf } = following;
  const { ruleset, chance } = game;
  const { seat, move } = moment;
  const open = ruleset.choices(twin, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const others = audience === seat || open.length === 0 ? [] : otherMoves<Game["move"]>(move, open, chance);
  for (const one of [move, ...others].filter((each) => open.some((choice) => covers(choice, each)))) {
    const there = followed(ruleset, { before: twin, seat, move: one }, audience, luckFrom(seed).chance);
    if (there === undefined) throw new Error(`law 5: ${brief(one)} is offered in a twin and refused`);
    const pair = `${brief(move)} and ${brief(one)}, before ${audience}`;
    if (one === move) mustTellNoMore(pair, following, there);
    mustTellAsSeen(pair, [here, there], (each) => [each.revealed, publicPartOf(each)]);
  }
}

/**
 * After the same move, only what the twin hides can differ. Facts that reveal it may tell, and then public facts that follow
 * from it and leave no trace.
 */
function mustTellNoMore<Game extends Vocabulary>(
  pair: string,
  following: Following<Game>,
  there: Perceived<Game>,
): void {
  const { here, notInView } = following;
  if (!isSame(here.seen, there.seen)) return;
  const hasRevealed = !isSame(here.revealed, there.revealed);
  const isTold = ({ type }: Game["told"]) => !(hasRevealed && Object.hasOwn(notInView, type));
  const [one, other] = [here, there].map(({ unrevealed }) => unrevealed.filter(isTold));
  mustBeSame(`law 5: ${pair}: seen alike and told differently`, one, other);
}

/** The same move in the same position: what chance decided may be hidden, too, and what it reveals must be visible. */
function mustMatchWithOtherLuck<Game extends Vocabulary>(
  { game: { ruleset, chance }, moment, audience, seed, here, publicPartOf }: Following<Game>,
  draws: number,
): void {
  for (let attempt = 0; attempt < otherLucksEach; attempt++) {
    const there = followed(ruleset, moment, audience, otherLuck(seed, draws, chance).chance);
    if (there === undefined) throw new Error(`law 5: ${brief(moment.move)} is refused with other luck`);
    mustTellAsSeen(`${brief(moment.move)} with other luck, before ${audience}`, [here, there], publicPartOf);
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
