import type { Language } from "../languages.ts";
import { placeholders } from "../messages/placeholders.ts";

/** Messages by key, in groups. */
interface Messages {
  readonly [key: string]: string | Messages;
}

/** The words of a ruleset in a package. */
export interface PackageWording {
  /**
   * The messages in each language, with the same keys: `title`, `pitch`, `outcome.score`, a sentence for each type of fact in
   * `facts`, a name for each kind of question in `ask`, for each type of move in `move`, for each field of a move in
   * `choice`, and sentences for whole moves in `moves`, as far as there are any.
   */
  readonly messages: Readonly<Record<Language, Messages>>;
  /** For each type of fact the number of the rule that it rests on. */
  readonly rules: Readonly<Record<string, string>>;
}

/** A union of objects that a field `type` tells apart, in zod. */
interface Union {
  readonly options: readonly { readonly shape: Readonly<Record<string, unknown>> }[];
}

export interface Worded {
  readonly schema: { readonly move: Union; readonly redactedFact: Union };
  readonly wording: PackageWording;
  /** The kinds of question that its games ask. */
  readonly asked: readonly string[];
  /** The numbers of its rule book. */
  readonly rules: readonly string[];
}

/** What the words of a ruleset lack in one of the languages: one sentence each. */
export function wordingFaults({ schema, wording, asked, rules }: Worded): readonly string[] {
  const { messages } = wording;
  const [en, fr] = [flat(messages.en), flat(messages.fr)];
  const facts = membersOf(schema.redactedFact).filter(({ type }) => !flow.includes(type));
  const moves = membersOf(schema.move);
  const needed = [
    ...always,
    ...facts.map(({ type }) => `facts.${type}`),
    ...asked.map((kind) => `ask.${kind}`),
    ...moves.map(({ type }) => `move.${type}`),
    ...moves.flatMap(({ fields }) => fields.map((field) => `choice.${field}`)),
  ];
  return [
    ...[...new Set(needed)].filter((key) => !en.has(key)).map((key) => `en has no message ${key}.`),
    ...[...en.keys()].filter((key) => !fr.has(key)).map((key) => `fr has no message ${key}.`),
    ...[...fr.keys()].filter((key) => !en.has(key)).map((key) => `fr has the message ${key}, which en does not have.`),
    ...[...en].filter(([key, text]) => differs(text, fr.get(key))).map(([key]) => `fr names other values in ${key}.`),
    ...facts.flatMap(({ type, fields }) => foreignValues(en, `facts.${type}`, fields)),
    ...moves.flatMap(({ type, fields }) => foreignValues(en, `moves.${type}`, fields)),
    ...facts.flatMap(({ type }) => ruleFaults(type, wording.rules[type], rules)),
  ];
}

/** Facts about the flow of the game; they are not told. */
const flow: readonly string[] = ["Settled", "Interrupted", "Answered"];
const always = ["title", "pitch", "outcome.score"];

/** The types of a union with their other fields. */
const membersOf = ({ options }: Union) =>
  options.map(({ shape: { type, ...fields } }) => ({
    type: (type as { readonly value: string }).value,
    fields: Object.keys(fields),
  }));

/** All texts by their path: `facts.GameBegan`. */
function flat(messages: Messages, path = ""): ReadonlyMap<string, string> {
  const entries = Object.entries(messages).flatMap(([name, part]): readonly (readonly [string, string])[] =>
    typeof part === "string" ? [[path + name, part]] : [...flat(part, `${path}${name}.`)],
  );
  return new Map(entries);
}

const differs = (text: string, other: string | undefined) =>
  other !== undefined && placeholders(text).join() !== placeholders(other).join();

function foreignValues(texts: ReadonlyMap<string, string>, key: string, fields: readonly string[]): readonly string[] {
  const foreign = placeholders(texts.get(key) ?? "").filter((name) => !fields.includes(name));
  return foreign.map((name) => `${key} names ${name}, which it does not have.`);
}

function ruleFaults(type: string, rule: string | undefined, rules: readonly string[]): readonly string[] {
  if (rule === undefined) return [`The fact ${type} names no rule that it rests on.`];
  return rules.includes(rule) ? [] : [`The fact ${type} rests on ${rule}, which RULES.md does not have.`];
}
