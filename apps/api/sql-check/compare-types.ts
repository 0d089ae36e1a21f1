import ts from "typescript";
import type { JsonShape, TypedFact } from "./facts/facts.ts";
import { type Carrier, elementOf, has, kindOf, withoutNull } from "./postgres-types.ts";
import { typeArgumentsOf } from "./statements/query-parts.ts";

/** Is this exactly the type of the values that arrive? */
export function isTypeOf(
  checker: ts.TypeChecker,
  declared: ts.Type,
  fact: TypedFact,
  carrier: Carrier = "column",
): boolean {
  if (has(declared, ts.TypeFlags.Any | ts.TypeFlags.Never)) return false;
  const kind = kindOf(fact, carrier);
  if (has(declared, ts.TypeFlags.Unknown)) return kind === "json";
  const { isNullable, bare } = withoutNull(declared);
  if (isNullable !== fact.isNullable || bare.length === 0) return false;
  const all = (isRight: (type: ts.Type) => boolean) => bare.every(isRight);
  switch (kind) {
    case "json":
      return fact.json === undefined ? all((type) => isJson(checker, type)) : isShape(checker, bare, fact.json);
    case "array": {
      const element = { ...fact, type: elementOf(fact.type), isNullable: fact.hasNullElements === true };
      return all((type) => isArrayOf(checker, type, (one) => isTypeOf(checker, one, element, carrier)));
    }
    case "number":
      return all((type) => has(type, ts.TypeFlags.Number));
    case "boolean":
      return all((type) => has(type, ts.TypeFlags.BooleanLike));
    case "Date":
    case "Buffer":
      return all((type) => type.symbol?.name === kind);
    case "string":
      return areTexts(bare, fact.enumValues);
  }
}

/** `string`, or literals among which are all words that arrive. */
function areTexts(types: readonly ts.Type[], enumValues: ReadonlySet<string> | undefined): boolean {
  if (types.every((type) => has(type, ts.TypeFlags.String))) return true;
  const literals = new Set(types.map((type) => (type.isStringLiteral() ? type.value : undefined)));
  return enumValues !== undefined && !literals.has(undefined) && [...enumValues].every((word) => literals.has(word));
}

function isArrayOf(checker: ts.TypeChecker, type: ts.Type, isElement: (type: ts.Type) => boolean): boolean {
  const [element] = typeArgumentsOf(checker, type);
  return checker.isArrayType(type) && element !== undefined && isElement(element);
}

function isShape(checker: ts.TypeChecker, types: readonly ts.Type[], shape: JsonShape): boolean {
  const [type, ...others] = types;
  if (type === undefined || others.length > 0) return false;
  if (has(type, ts.TypeFlags.Unknown)) return true;
  if (shape.type === "empty array") return isArrayOf(checker, type, () => true);
  if (shape.type === "array") return isArrayOf(checker, type, (one) => isTypeOf(checker, one, shape.element, "json"));
  const properties = checker.getPropertiesOfType(type);
  return (
    properties.length === shape.fields.size &&
    properties.every((property) => {
      const field = shape.fields.get(property.name);
      return field !== undefined && isTypeOf(checker, checker.getTypeOfSymbol(property), field, "json");
    })
  );
}

/** Can JSON become a value of this type? Dates, maps and functions cannot. */
function isJson(checker: ts.TypeChecker, type: ts.Type, around: ReadonlySet<ts.Type> = new Set()): boolean {
  if (around.has(type)) return true;
  const plain = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
  if (has(type, plain | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Unknown)) return true;
  if (has(type, ts.TypeFlags.NonPrimitive)) return true;
  const within = new Set([...around, type]);
  const inner = (one: ts.Type) => isJson(checker, one, within);
  if (type.isUnion()) return type.types.every(inner);
  if (checker.isArrayType(type) || checker.isTupleType(type)) return typeArgumentsOf(checker, type).every(inner);
  if (!has(type, ts.TypeFlags.Object) && !type.isIntersection()) return false;
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false;
  const members = checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property));
  const indexed = checker.getIndexInfosOfType(type).map((index) => index.type);
  return [...members, ...indexed].every(inner);
}
