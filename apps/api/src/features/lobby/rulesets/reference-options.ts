import type { reference } from "@seneschal/schema";
import type { ReferenceTexts } from "@seneschal/wording/reference";
import { z } from "zod";

type Option = z.output<ReturnType<typeof reference.referenceSchemaOf>>["options"][number];

/** An option as JSON Schema describes it. */
interface OptionSchema {
  readonly type?: "boolean" | "integer" | "string";
  readonly default?: Option["default"];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

/** The options of a ruleset with their texts, from the schema of its options. */
export function referenceOptions(options: z.ZodObject, texts: ReferenceTexts): Option[] {
  const fields = Object.entries(options.shape as Record<string, z.ZodType>);
  return fields.map(([name, field]) => optionOf(name, jsonSchemaOf(field), texts));
}

/** A schema with an id is a reference to a definition. */
function jsonSchemaOf(field: z.ZodType): OptionSchema {
  const { $defs = {}, allOf = [], ...own } = z.toJSONSchema(field);
  const names = [own, ...allOf].flatMap(({ $ref }) => $ref?.replace("#/$defs/", "") ?? []);
  return Object.assign({}, ...names.map((name) => $defs[name]), own) as OptionSchema;
}

function optionOf(name: string, field: OptionSchema, texts: ReferenceTexts): Option {
  const common = {
    name,
    label: texts.optionLabel(name),
    description: texts.optionText(name) ?? null,
    default: field.default ?? false,
  };
  if (field.enum !== undefined) {
    const values = field.enum.map((value) => ({ value, ...texts.optionValue(name, value) }));
    return { ...common, type: "choice", values };
  }
  if (field.type === "boolean") return { ...common, type: "flag" };
  return { ...common, type: "number", min: field.minimum, max: field.maximum };
}
