import { seededChance } from "@seneschal/engine";
import { random, selfPlay } from "@seneschal/engine/bots";
import { reference } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { rulesetRegistry } from "../../../composition/rulesets.ts";
import { referenceOf, referencesOf } from "./reference.ts";

const schema = reference.referenceSchemaOf(rulesetRegistry.all.map(({ schema }) => schema));
/** Names of data sets and the texts that players write, which have no names of their own. */
const unnamedFields = ["id", "dataset", "figures"];

describe.each(rulesetRegistry.all)("the reference data of $ruleset.id", (registered) => {
  const { ruleset, schema: rules } = registered;
  const data = schema.parse(referenceOf(registered));

  it("names every id in the positions, choices, moves and facts of a game", () => {
    const options = rules.options.parse({});
    const seats = ruleset.seats.max;
    const bots = Array.from({ length: seats }, () => random);
    const { moments } = selfPlay({ ruleset, bots, seats, options, chance: seededChance(11) });
    const unnamed = new Set<string>();
    for (const { before, seat, move, facts } of moments) {
      const shown = [
        { ...ruleset.question(before), ...(ruleset.view(before, seat) as object) },
        ruleset.choices(before, seat),
        move,
        facts.map((fact) => ruleset.redact(fact, seat)),
      ];
      for (const { field, value } of textsIn(shown)) if (!isNamed(field, value)) unnamed.add(`${field}: ${value}`);
    }
    expect([...unnamed]).toEqual([]);
  });

  it("describes the options with their defaults", () => {
    const defaults = Object.fromEntries(data.options.map(({ name, default: usual }) => [name, usual]));
    expect(defaults).toEqual(rules.options.parse({}));
  });

  it("has a colour for each seat", () => {
    expect(data.seatColours.map(({ seat }) => seat)).toEqual([...Array(ruleset.seats.max).keys()]);
  });

  function isNamed(field: string, value: string): boolean {
    if (unnamedFields.includes(field)) return true;
    const kinds = data.fields[field] ?? [];
    return value.split("+").every((part) => kinds.some((kind) => data.names[kind]?.[part] !== undefined));
  }
});

it("identifies reference data by its content", () => {
  const [one, other] = [referencesOf(rulesetRegistry), referencesOf(rulesetRegistry)];
  expect(one.of("village")?.digest).toBe(other.of("village")?.digest);
  expect(one.of("village")?.digest).not.toBe(one.of("middle-ages")?.digest);
  expect(one.of("chess")).toBeUndefined();
});

/** Every text with the field that holds it; a list belongs to its field, and so do the values of a choice. */
function textsIn(value: unknown, field = ""): readonly { readonly field: string; readonly value: string }[] {
  if (typeof value === "string") return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "blockedBy" ? [] : textsIn(part, name === "oneOf" || name === "someOf" ? field : name),
  );
}
