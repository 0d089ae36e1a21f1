import ts from "typescript";

/** Code where it shows a value, else the type. */
export type Source = ts.Expression | ts.Type;

/** A statement and its name, which belong together. */
export interface QueryForm {
  readonly text: Source;
  readonly name: Source | undefined;
}

/** What `query` is given. */
export interface QueryParts {
  readonly forms: readonly QueryForm[];
  readonly values: Source | undefined;
}

export function queryPartsOf(checker: ts.TypeChecker, first: ts.Expression, second?: ts.Expression): QueryParts {
  const query = withoutAssertions(first);
  const written = ts.isObjectLiteralExpression(query) ? query : undefined;
  const text = written && propertyOf(written, "text");
  if (written !== undefined && text !== undefined) {
    return { forms: [{ text, name: propertyOf(written, "name") }], values: propertyOf(written, "values") };
  }
  const type = checker.getTypeAtLocation(query);
  if (written === undefined && checker.getPropertyOfType(type, "text") === undefined) {
    return { forms: [{ text: first, name: undefined }], values: second };
  }
  const typeOf = (member: ts.Type, name: string) => {
    const property = checker.getPropertyOfType(member, name);
    return property && checker.getTypeOfSymbolAtLocation(property, query);
  };
  const members = type.isUnion() ? type.types : [type];
  const forms = members.map((member) => ({ text: typeOf(member, "text") ?? member, name: typeOf(member, "name") }));
  return { forms, values: (written && propertyOf(written, "values")) ?? typeOf(type, "values") };
}

function propertyOf(query: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of query.properties) {
    if (property.name === undefined || !ts.isIdentifier(property.name) || property.name.text !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** The types of the elements of a list whose length is known. */
export function elementTypesOf(checker: ts.TypeChecker, list: Source | undefined): readonly ts.Type[] | undefined {
  if (list === undefined) return [];
  if (!("kind" in list)) return checker.isTupleType(list) ? typeArgumentsOf(checker, list) : undefined;
  const expression = withoutAssertions(list);
  if (!ts.isArrayLiteralExpression(expression)) return elementTypesOf(checker, checker.getTypeAtLocation(expression));
  const types = expression.elements.map((element) =>
    ts.isSpreadElement(element) ? elementTypesOf(checker, element.expression) : [checker.getTypeAtLocation(element)],
  );
  return types.every((some) => some !== undefined) ? types.flat() : undefined;
}

export function typeArgumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference = (type.flags & ts.TypeFlags.Object) !== 0 && "target" in type;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** The expression within parentheses, `as const` and `satisfies`. */
export function withoutAssertions(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isWrapped ? withoutAssertions(expression.expression) : expression;
}
