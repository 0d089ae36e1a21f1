import type { Vocabulary } from "../core/ruleset.ts";
import { type Branch, brief, isBranch, isSame } from "./difference.ts";
import type { Law } from "./law.ts";
import type { Schemas, Settings } from "./settings.ts";

/** Law 2: all data is plain JSON that fits its schema, and a fact copies nothing that it does not change. */
export const plainJson = <Game extends Vocabulary>({ schema, unchangedCopiesMax = 1 }: Settings<Game>): Law<Game> => ({
  title: "law 2: data is plain JSON, and what did not change is shared",
  check({ ruleset, opening, moments, start, audiences, chance }) {
    mustBePlain("the opening", opening);
    for (const fact of opening) mustFit(schema, "fact", fact);
    mustBePlain("the first position", start);
    for (const [at, { before, move, facts, state }] of moments.entries()) {
      const where = `move ${at + 1}`;
      const audience = chance.pick(audiences);
      const [view, redacted] = [ruleset.view(state, audience), facts.map((fact) => ruleset.redact(fact, audience))];
      mustBePlain(`${where}, a position`, state);
      mustBePlain(`${where}, its data`, { move, facts, view, redacted: redacted.filter((one) => one !== undefined) });
      mustFit(schema, "move", move);
      mustFit(schema, "view", view);
      for (const fact of facts) mustFit(schema, "fact", fact);
      for (const one of redacted) if (one !== undefined) mustFit(schema, "redactedFact", one);
      let position = before;
      for (const fact of facts) {
        const after = ruleset.evolve(position, fact);
        const copies = copiesIn(position, after);
        if (copies.length > unchangedCopiesMax)
          throw new Error(`law 2: ${where}, ${fact.type} copies ${copies.join(", ")}`);
        position = after;
      }
    }
  },
});

function mustFit(schema: Schemas | undefined, word: keyof Schemas, value: unknown): void {
  const parsed = schema?.[word].safeParse(value);
  if (parsed?.success === false) {
    throw new Error(`law 2: a ${word} that its schema does not know: ${brief(value)}\n${String(parsed.error)}`);
  }
}

function mustBePlain(what: string, value: unknown): void {
  const fault = strangeIn(value);
  if (fault !== undefined) throw new Error(`law 2: ${what} is not plain JSON: it${fault}`);
}

/** The path of the first value that JSON cannot represent, and what it is. */
function strangeIn(value: unknown): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` is ${Object.is(value, -0) ? "-0" : value}`;
  }
  if (!isBranch(value)) return ` is ${typeof value}`;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return " is of a class";
  for (const [name, member] of Object.entries(value)) {
    const strange = strangeIn(member);
    if (strange !== undefined) return `.${name}${strange}`;
  }
  return undefined;
}

/** Paths of the largest parts that are equal to what stood there before, and yet new. */
function copiesIn(before: unknown, after: unknown, path = "it"): readonly string[] {
  if (before === after || !isBranch(before) || !isBranch(after)) return [];
  if (isEmpty(after)) return [];
  if (isSame(before, after)) return [path];
  return Object.keys(after).flatMap((name) => copiesIn(before[name], after[name], `${path}.${name}`));
}
const isEmpty = (value: Branch) => Object.keys(value).length === 0;
