import { z } from "zod";
import type { Option } from "../reference/option.ts";

type Named<Options extends readonly Option[], Name> = Extract<Options[number], { readonly name: Name }>;
type SchemaOf<One> = One extends { readonly type: "flag" }
  ? z.ZodDefault<z.ZodBoolean>
  : One extends { readonly type: "number" }
    ? z.ZodDefault<z.ZodInt>
    : One extends { readonly values: readonly (infer Value extends string)[] }
      ? z.ZodDefault<z.ZodEnum<{ [Key in Value]: Key }>>
      : never;

/** The schema of options: their fields with these descriptions, in this order. */
export function optionsSchema<const Options extends readonly Option[]>(
  options: Options,
  descriptions: Readonly<Record<Options[number]["name"], string>>,
) {
  const fields = Object.entries<string>(descriptions).map(([name, description]) => {
    const option = options.find((one) => one.name === name);
    if (option === undefined) throw new Error(`no option ${name}`);
    return [name, schemaOf(option).meta({ description })];
  });
  return z.strictObject(
    Object.fromEntries(fields) as { [Name in Options[number]["name"]]: SchemaOf<Named<Options, Name>> },
  );
}

function schemaOf(option: Option) {
  switch (option.type) {
    case "flag":
      return z.boolean().default(option.default);
    case "number":
      return z.int().min(option.min).max(option.max).default(option.default);
    case "choice":
      return z.enum(option.values).default(option.default);
  }
}
