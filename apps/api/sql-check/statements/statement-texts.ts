import ts from "typescript";
import { type Source, withoutAssertions } from "./query-parts.ts";

export interface Unreadable {
  readonly problem: string;
}

/** More would be a sign that a statement is put together in too many ways. */
const variantsMax = 500;

/** All texts that an expression can have, if the code tells them. */
export function textsOf(checker: ts.TypeChecker, source: Source): readonly string[] | Unreadable {
  if (!("kind" in source)) return literalsOf(source) ?? unknownText(checker.typeToString(source));
  const expression = withoutAssertions(source);
  const literals = literalsOf(checker.getTypeAtLocation(expression));
  if (literals !== undefined) return literals;
  if (ts.isTemplateExpression(expression)) return templateTexts(checker, expression);
  if (ts.isConditionalExpression(expression)) {
    return joined([textsOf(checker, expression.whenTrue), textsOf(checker, expression.whenFalse)]);
  }
  const initializer = initializerOf(checker, expression);
  return initializer === undefined ? unknownText(expression.getText()) : textsOf(checker, initializer);
}

const unknownText = (what: string): Unreadable => ({
  problem: `the SQL is not known to the check: ${what} must be a literal, or put together from literals "as const"`,
});

function literalsOf(type: ts.Type): readonly string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const literals = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  return literals.length === types.length ? literals : undefined;
}

function templateTexts(checker: ts.TypeChecker, template: ts.TemplateExpression): readonly string[] | Unreadable {
  let texts: readonly string[] = [template.head.text];
  for (const { expression, literal } of template.templateSpans) {
    const parts = textsOf(checker, expression);
    if (isUnreadable(parts)) return parts;
    texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text));
    if (texts.length > variantsMax) return { problem: `the statement can have more than ${variantsMax} texts` };
  }
  return texts;
}

function joined(alternatives: readonly (readonly string[] | Unreadable)[]): readonly string[] | Unreadable {
  return (
    alternatives.find(isUnreadable) ?? [...new Set(alternatives.flatMap((texts) => (isUnreadable(texts) ? [] : texts)))]
  );
}

export function isUnreadable(texts: readonly string[] | Unreadable): texts is Unreadable {
  return "problem" in texts;
}

/** What a constant was set to, also one of another file. */
function initializerOf(checker: ts.TypeChecker, expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  const named = ts.isShorthandPropertyAssignment(expression.parent)
    ? checker.getShorthandAssignmentValueSymbol(expression.parent)
    : checker.getSymbolAtLocation(expression);
  const isImported = named !== undefined && (named.flags & ts.SymbolFlags.Alias) !== 0;
  const declaration = (isImported ? checker.getAliasedSymbol(named) : named)?.valueDeclaration;
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
  return isConst(declaration) ? declaration.initializer : undefined;
}

function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}
