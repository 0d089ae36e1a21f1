import { seededChance } from "@seneschal/engine";
import { random, selfPlay } from "@seneschal/engine/bots";
import { reference } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { rulesetRegistry } from "../../../composition/rulesets.ts";
import { referenceOf, referencesOf } from "./reference.ts";

const schema = reference.referenceSchemaOf(rulesetRegistry.all.map(({ schema }) => schema));
const positionsApart = 7;
/** Names of data sets, which have no names of their own. */
const unnamedFields = ["id", "dataset", "figures"];

describe.each(rulesetRegistry.all)("the reference data of $ruleset.id", (registered) => {
  const { ruleset, schema: rules } = registered;
  const data = schema.parse(referenceOf(registered));

  it("names every id in the positions, choices, moves and facts of a game", () => {
    const options = rules.options.parse({});
    const seats = ruleset.seats.max;
    const bots = Array.from({ length: seats }, () => random);
    const { opening, moments, state } = selfPlay({ ruleset, bots, seats, options, chance: seededChance(11) });
    const played = moments.flatMap(({ move, facts }) => [move, ...facts]);
    // Neighbouring positions have almost the same texts.
    const positions = moments.filter((_, place) => place % positionsApart === 0);
    const shown = positions.map(({ before, seat }) => [
      ruleset.question(before),
      ruleset.choices(before, seat),
      ruleset.view(before, seat),
    ]);
    const texts = textsIn([opening, played, shown, ruleset.view(state, 0), ruleset.outcome(state)]);
    const unnamed = texts.filter(({ field, value }) => !isNamed(field, value));
    expect([...new Set(unnamed.map(({ field, value }) => `${field}: ${value}`))]).toEqual([]);
  });

  it("describes the options with their defaults", () => {
    const defaults = Object.fromEntries(data.options.map(({ name, default: usual }) => [name, usual]));
    expect(defaults).toEqual(rules.options.parse({}));
    for (const { name, type, default: usual, values = [], max } of data.options) {
      if (type === "choice") expect(values.map(({ value }) => value)).toContain(usual);
      else
        expect([name, typeof usual, typeof max]).toEqual(
          type === "flag" ? [name, "boolean", "undefined"] : [name, "number", "number"],
        );
    }
  });

  it("writes villages on the map as the texts name them", () => {
    const { villages = [] } = (data.components as Partial<{ map: MapWithNames }> | null)?.map ?? {};
    for (const { village, name } of villages) expect(data.names.village?.[village]).toEqual({ en: name, fr: name });
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

interface MapWithNames {
  readonly villages: readonly { readonly village: string; readonly name: string }[];
}

/** Every text with the field that holds it; a list belongs to its field, and so do the values of a choice. */
function textsIn(value: unknown, field = ""): readonly { readonly field: string; readonly value: string }[] {
  if (typeof value === "string") return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "blockedBy" ? [] : textsIn(part, name === "oneOf" || name === "someOf" ? field : name),
  );
}
