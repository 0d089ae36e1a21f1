import { z } from "zod";
import { rulesetSchemas } from "../../games/register.ts";
import { type RulesetSchema, unionBy } from "../../games/ruleset-schema.ts";
import { colours } from "../accounts/accounts.ts";
import { dataSet } from "./rulesets.ts";

const text = z
  .object({ en: z.string(), fr: z.string() })
  .meta({ id: "LocalizedText", description: "A text in English and in French." });

const textsById = z.record(z.string(), z.record(z.string(), text));

const option = z
  .object({
    name: z.string().meta({ description: "The field of `options`." }),
    type: z.enum(["flag", "number", "choice"]),
    label: text,
    description: text.nullable(),
    default: z.union([z.boolean(), z.int(), z.string()]),
    defaultOverWeeks: z.int().optional().meta({
      description: "Of a number: what the site proposes for games between people that take weeks.",
    }),
    min: z.int().optional().meta({ description: "Of a number." }),
    max: z.int().optional().meta({ description: "Of a number." }),
    values: z
      .array(z.object({ value: z.string(), name: text, description: text }))
      .optional()
      .meta({ description: "Of a choice." }),
  })
  .meta({ id: "RulesetOption", description: "An option of the ruleset, for `options` of a new game." });

const seatColour = z
  .object({
    seat: z.int().min(0),
    id: z.enum(colours),
    name: text,
    letter: z.string().meta({ description: "The letter on the shield, the same in both languages." }),
    fill: z.string().meta({ description: "`#rrggbb`, for light and dark backgrounds." }),
    text: z.string().meta({ description: "`#rrggbb` of the letter on it." }),
  })
  .meta({ id: "SeatColour" });

const names = textsById.meta({
  description:
    "Names by kind and id: `names.village.sigy`. Names of a move or a fact are under `move` and `fact`, the labels of the fields of moves under `field`, those of views under `view`, titles of office under `title`.",
});
const descriptions = textsById.meta({
  description: "What cards, events and the like do, by kind and id, for those that need more than a name.",
});
const fields = z.record(z.string(), z.array(z.string())).meta({
  description:
    "The kinds of names that a field of a move, choice, fact or view can hold: the values of `spouse` are named under `lord`. Look the value up in these kinds, in this order. A value such as `coin+orange` joins several with `+`.",
});

/** The pigments of the colours of seats, as in `apps/web/src/ui/styles/tokens.css`. */
export const pigments: Readonly<
  Record<(typeof colours)[number], Omit<z.output<typeof seatColour>, "seat" | "id" | "name">>
> = {
  gules: { letter: "G", fill: "#a3271c", text: "#fff6e4" },
  azure: { letter: "A", fill: "#224a91", text: "#fff6e4" },
  or: { letter: "O", fill: "#ddb64a", text: "#1e1710" },
  sable: { letter: "S", fill: "#26211d", text: "#fff6e4" },
  vert: { letter: "V", fill: "#3f9674", text: "#1e1710" },
  purpure: { letter: "P", fill: "#b274be", text: "#1e1710" },
};

/** The digest of the current body, which makes the URL immutable. */
export const referenceQuery = z.strictObject({
  digest: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .meta({ description: "`reference.digest` of the ruleset: the response can then be stored for good." }),
});

/** The reference data of these rulesets. */
export const referenceSchemaOf = (schemas: readonly RulesetSchema[]) =>
  unionBy(
    "ruleset",
    schemas.map(({ id, components }) =>
      z.object({
        ruleset: z.literal(id),
        revision: z.int().min(1),
        dataSet: dataSet.nullable(),
        seats: z.object({ min: z.int().min(1), max: z.int().max(10) }),
        title: text,
        pitch: text,
        provenance: text.meta({ description: "Where the data comes from, and what of it is reconstructed." }),
        options: z.array(option),
        seatColours: z.array(seatColour).meta({ description: "One for each seat." }),
        names,
        descriptions,
        fields,
        components: components ?? z.null(),
      }),
    ),
  ).meta({ id: "RulesetReference" });

export const reference = referenceSchemaOf(rulesetSchemas);
