import type { Moment } from "../../bots/self-play.ts";
import { covers, drawMove } from "../../core/choice.ts";
import { isRevealedTo } from "../../core/revealing-facts.ts";
import type { Audience, Vocabulary } from "../../core/ruleset.ts";
import type { RecordedGame } from "../recorded-game.ts";
import type { Settings } from "../settings.ts";
import type { Sample } from "./samples.ts";
import { visibleTo } from "./visible-to.ts";

const movesEach = 2;
const prefix = "secret-7c1f";
const anyMark = new RegExp(`${prefix}-\\d+`, "g");

/** What is marked as secret from this audience shows neither in the position nor in the redacted facts of the next move. */
export function mustHideMarks<Game extends Vocabulary>(
  game: RecordedGame<Game>,
  { marked }: Settings<Game>,
  { moment, audience }: Sample<Game>,
): void {
  if (marked === undefined) return;
  const { ruleset, chance } = game;
  let marks = 0;
  const position = marked(moment.before, audience, () => `${prefix}-${marks++}`);
  mustNotShow(visibleTo(ruleset, position, audience), `is visible to ${audience}`);
  for (const move of movesLike(game, position, moment)) {
    const decision = ruleset.decide(position, moment.seat, move, chance);
    if ("refusal" in decision) continue;
    const revealed = marksRevealed(game, decision.facts, audience);
    mustNotShow(visibleTo(ruleset, decision.state, audience), `is visible to ${audience} after ${move.type}`, revealed);
  }
}

/** The move, if it is still possible, and others of its type: in them a mark may be what is played. */
function movesLike<Game extends Vocabulary>(
  { ruleset, chance }: RecordedGame<Game>,
  position: Game["state"],
  { seat, move }: Moment<Game>,
): readonly Game["move"][] {
  const open = ruleset.choices(position, seat).filter(({ blockedBy }) => blockedBy === undefined);
  const like = open.filter(({ type }) => type === move.type);
  const others = like.length === 0 ? [] : Array.from({ length: movesEach }, () => chance.pick(like));
  const drawn = others.map((choice) => drawMove<Game["move"]>(choice, chance));
  return open.some((choice) => covers(choice, move)) ? [move, ...drawn] : drawn;
}

/** The marks that the facts reveal to the audience. It may receive no other mark. */
function marksRevealed<Game extends Vocabulary>(
  { ruleset }: RecordedGame<Game>,
  facts: readonly Game["fact"][],
  audience: Audience,
): ReadonlySet<string> {
  const revealed = new Set<string>();
  for (const fact of facts) {
    const redacted = ruleset.redact(fact, audience);
    if (!isRevealedTo<Game["fact"]>(ruleset, fact, audience)) mustNotShow(redacted, `is told to ${audience}`, revealed);
    else for (const mark of marksIn(textOf(redacted))) revealed.add(mark);
  }
  return revealed;
}

function mustNotShow(shown: unknown, how: string, revealed: ReadonlySet<string> = new Set()): void {
  const text = textOf(shown);
  const mark = marksIn(text).find((one) => !revealed.has(one));
  if (mark === undefined) return;
  const at = text.indexOf(mark);
  throw new Error(`law 5: a secret that is marked ${how}: ${text.slice(Math.max(0, at - 60), at + 20)}`);
}

const textOf = (shown: unknown) => JSON.stringify(shown) ?? "";
const marksIn = (text: string): readonly string[] => text.match(anyMark) ?? [];
