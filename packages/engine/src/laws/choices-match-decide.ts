import type { Chance } from "../core/chance.ts";
import { type AnyDomain, type Choice, covers, domainsOf, drawMove } from "../core/choice.ts";
import type { Seat, Typed, Vocabulary } from "../core/ruleset.ts";
import { brief } from "./difference.ts";
import type { Law } from "./law.ts";
import type { RecordedGame } from "./recorded-game.ts";
import type { Settings } from "./settings.ts";

const straysEach = 6;

/** Law 4: what is offered is accepted, and what is accepted was offered. */
export const choicesMatchDecide = <Game extends Vocabulary>({ schema }: Settings<Game>): Law<Game> => ({
  title: "law 4: offered and accepted are the same",
  check(game) {
    const pool = poolOf(game);
    const isWord = (move: Typed) => schema === undefined || schema.move.safeParse(move).success;
    mustAcceptOffers(game, offersAt(game, game.end));
    for (const { before, move, seat } of game.moments) {
      const offers = offersAt(game, before);
      mustAcceptOffers(game, offers);
      const strays = Array.from({ length: straysEach }, () => strayFrom(move, pool, game.chance));
      const others = [move, ...strays].filter(isWord);
      for (const one of others) mustAgree(game, offers, game.chance.pick([seat, ...seatsOf(game)]), one);
    }
  },
});

const seatsOf = ({ audiences }: RecordedGame<Vocabulary>) =>
  audiences.filter((audience) => typeof audience === "number");

/** A position, and what each seat may choose there. */
interface Offers<Game extends Vocabulary> {
  readonly state: Game["state"];
  readonly choices: ReadonlyMap<Seat, readonly Choice<Game["move"]>[]>;
}

const offersAt = <Game extends Vocabulary>(game: RecordedGame<Game>, state: Game["state"]): Offers<Game> => ({
  state,
  choices: new Map(seatsOf(game).map((seat) => [seat, game.ruleset.choices(state, seat)])),
});

function mustAcceptOffers<Game extends Vocabulary>(game: RecordedGame<Game>, offers: Offers<Game>): void {
  for (const [seat, choices] of offers.choices) {
    for (const choice of choices) {
      const move = drawMove<Game["move"]>(choice, game.chance);
      if (!covers(choice, move)) throw new Error(`law 4: ${brief(choice)} does not cover ${brief(move)}`);
      mustAgree(game, offers, seat, move);
    }
  }
}

function mustAgree<Game extends Vocabulary>(
  { ruleset, chance }: RecordedGame<Game>,
  { state, choices }: Offers<Game>,
  seat: Seat,
  move: Typed,
): void {
  const covering = (choices.get(seat) ?? []).filter((choice) => covers(choice, move));
  const isOffered = covering.some(({ blockedBy }) => blockedBy === undefined);
  const decision = ruleset.decide(state, seat, move, chance);
  if (isOffered && "refusal" in decision) {
    throw new Error(`law 4: offered to seat ${seat} and refused by ${decision.refusal.rule}: ${brief(move)}`);
  }
  if (!isOffered && "facts" in decision) {
    throw new Error(`law 4: accepted from seat ${seat} though not offered: ${brief(move)}`);
  }
  if ("refusal" in decision && decision.refusal.rule === "")
    throw new Error(`law 4: refused by no rule: ${brief(move)}`);
}

type AnyMove = Typed & Readonly<Record<string, unknown>>;
/** Every move type with its fields, and every value that was ever offered for each. */
type Pool = ReadonlyMap<string, ReadonlyMap<string, readonly unknown[]>>;

function poolOf<Game extends Vocabulary>(game: RecordedGame<Game>): Pool {
  const pool = new Map<string, Map<string, unknown[]>>();
  for (const { before } of game.moments.filter(() => game.chance.below(4) === 0)) {
    const choices = seatsOf(game).flatMap((seat) => game.ruleset.choices(before, seat));
    for (const choice of choices) {
      const fields = pool.get(choice.type) ?? new Map<string, unknown[]>();
      pool.set(choice.type, fields);
      for (const [name, domain] of Object.entries(domainsOf(choice))) {
        const values = fields.get(name) ?? [];
        fields.set(name, values);
        values.push(...strayValues(domain, game.chance));
      }
    }
  }
  return pool;
}

/** Some values that fit and some that just miss. */
function strayValues(domain: AnyDomain, chance: Chance): readonly unknown[] {
  if ("oneOf" in domain) return domain.oneOf;
  if ("from" in domain) return [domain.from - 1, domain.from, domain.to, domain.to + 1];
  const all = chance.shuffle(domain.someOf);
  return [all, all.slice(0, domain.min), [...all.slice(0, 1), ...all.slice(0, domain.max)], []];
}

/** The move with one field changed, or another one altogether. */
function strayFrom<Move extends Typed>(move: Move, pool: Pool, chance: Chance): AnyMove {
  const type = chance.pick([move.type, ...pool.keys()]);
  const fields = [...(pool.get(type) ?? [])];
  const fresh = { type, ...Object.fromEntries(fields.map(([name, values]) => [name, chance.pick(values)])) };
  if (type !== move.type || fields.length === 0) return fresh;
  const [name, values] = chance.pick(fields);
  return { ...move, [name]: chance.pick(values) };
}
