import ts from "typescript";
import type { Fact } from "./facts/facts.ts";
import { type Fault, faultAt } from "./fault.ts";
import { elementOf, has, kindOf, withoutNull } from "./postgres-types.ts";
import type { Statement } from "./statements/find-statements.ts";
import { elementTypesOf, typeArgumentsOf } from "./statements/query-parts.ts";

/** What is known about the values of a statement; undefined, if the code does not tell how many they are. */
export function valueFactsOf(checker: ts.TypeChecker, { values }: Statement): readonly Fact[] | undefined {
  return elementTypesOf(checker, values)?.map((type) => {
    const arrays = withoutNull(type).bare.filter((member) => checker.isArrayType(member));
    const elements = arrays.flatMap((array) => typeArgumentsOf(checker, array));
    return { isNullable: isNullable(type), hasNullElements: elements.some(isNullable) };
  });
}

function isNullable(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.some((member) => has(member, ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Unknown));
}

/** Are the values as many as the parameters of the statement, and of their types? */
export function checkValues(
  checker: ts.TypeChecker,
  { call, values }: Statement,
  parameters: readonly string[],
): readonly Fault[] {
  const types = elementTypesOf(checker, values);
  const place = values !== undefined && "kind" in values ? values : call;
  if (types === undefined) return [faultAt(place, "the values must be a list whose length is known")];
  if (types.length !== parameters.length) {
    return [faultAt(place, `the statement has ${parameters.length} parameters, but ${types.length} values are given`)];
  }
  return types.flatMap((type, index) => {
    const parameter = parameters[index] ?? "unknown";
    if (isAccepted(checker, type, parameter)) return [];
    return [faultAt(place, `$${index + 1} is ${parameter}, which ${checker.typeToString(type)} cannot be`)];
  });
}

/** Null and undefined are sent as null, which any parameter can be. */
function isAccepted(checker: ts.TypeChecker, given: ts.Type, parameter: string): boolean {
  if (has(given, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return false;
  const constraint = checker.getBaseConstraintOfType(given) ?? given;
  return withoutNull(constraint).bare.every(
    (type) => has(type, ts.TypeFlags.Undefined) || isValue(checker, type, parameter),
  );
}

function isValue(checker: ts.TypeChecker, type: ts.Type, parameter: string): boolean {
  const isText = has(type, ts.TypeFlags.StringLike);
  const isNumber = has(type, ts.TypeFlags.NumberLike);
  switch (kindOf({ type: parameter }, "column")) {
    case "array": {
      const element =
        checker.isArrayType(type) || checker.isTupleType(type) ? typeArgumentsOf(checker, type) : undefined;
      return element?.every((one) => isAccepted(checker, one, elementOf(parameter))) ?? false;
    }
    // node-postgres sends an array as an array of Postgres, not of JSON: what is sent as JSON is text already.
    case "json":
      return isText;
    case "number":
      return isNumber;
    case "boolean":
      return has(type, ts.TypeFlags.BooleanLike);
    case "Date":
      return isText || type.symbol?.name === "Date";
    case "Buffer":
      return type.symbol?.name === "Buffer";
    case "string":
      return (
        isText ||
        ((parameter === "bigint" || parameter === "numeric") && (isNumber || has(type, ts.TypeFlags.BigIntLike)))
      );
  }
}
