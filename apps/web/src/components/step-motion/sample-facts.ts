import type { RulesetSchema } from "@seneschal/schema";

type FactSchema = RulesetSchema["redactedFact"]["options"][number];

export interface SampleFact {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Two facts of a type: one with the first of all that its fields may be, one with the last. */
export const samplesOf = (schema: FactSchema): readonly SampleFact[] =>
  ["first", "last"].map((end) => sampleOf(schema, end === "first") as SampleFact);

/** The parts of a schema that describe facts. */
interface Part {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Part>>;
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly values?: readonly unknown[];
    readonly options?: readonly Part[];
    readonly element?: Part;
    readonly innerType?: Part;
  };
}

function sampleOf(part: unknown, isFirst: boolean): unknown {
  const { def } = part as Part;
  const end = <One>(list: readonly One[] = []) => (isFirst ? list[0] : list.at(-1));
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, one]) => [name, sampleOf(one, isFirst)]));
    case "array":
      return (isFirst ? [0] : [0, 1]).map(() => sampleOf(def.element, isFirst));
    case "union":
      return sampleOf(end(def.options), isFirst);
    case "enum":
      return end(Object.values(def.entries ?? {}));
    case "literal":
      return end(def.values);
    case "nullable":
      return isFirst ? sampleOf(def.innerType, isFirst) : null;
    case "optional":
    case "default":
      return sampleOf(def.innerType, isFirst);
    case "number":
      return isFirst ? 1 : 2;
    case "boolean":
      return isFirst;
    case "string":
      return "text";
    default:
      throw new Error(`no sample of ${def.type}`);
  }
}
