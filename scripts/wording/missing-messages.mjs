// Finds uses of messages that do not exist: namespaces and keys of translators, as far as they are written as literals.
import { createRequire } from "node:module";

/** TypeScript 5 of the API's tools; version 7 has no parser API. */
const ts = createRequire(new URL("../../apps/api/package.json", import.meta.url))("typescript");

const translatorFunctions = ["useTranslations", "useTranslate", "getTranslations"];
const translatorMethods = ["rich", "has", "markup", "raw"];

/**
 * Returns pairs of a line and a sentence. `paths` are all keys of messages with their namespace, and the groups above them:
 * "lobby", "lobby.open", "lobby.open.title".
 */
export function missingMessages(source, name, paths) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const faults = [];
  visit(file, new Map());
  return faults;

  function visit(node, outer) {
    const translators =
      ts.isBlock(node) || ts.isSourceFile(node) || ts.isFunctionLike(node) ? within(node, outer) : outer;
    if (ts.isCallExpression(node)) for (const path of usedBy(node, translators)) check(node, path);
    ts.forEachChild(node, (child) => visit(child, translators));
  }

  function check(node, path) {
    if (paths.has(path)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    faults.push([`line ${line + 1}`, `uses the message “${path}”, which does not exist`]);
  }
}

/** The translators known in a function or block, with their namespaces: parameters hide those outside. */
function within(node, outer) {
  const translators = new Map(outer);
  for (const { name } of node.parameters ?? []) for (const hidden of namesIn(name)) translators.delete(hidden);
  for (const statement of node.statements ?? []) {
    for (const { name, initializer } of statement.declarationList?.declarations ?? []) {
      for (const hidden of namesIn(name)) translators.delete(hidden);
      const namespace = initializer && namespaceOf(initializer, translators);
      if (ts.isIdentifier(name) && namespace !== undefined) translators.set(name.text, namespace);
    }
  }
  return translators;
}

function namesIn(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

/** The namespace of a translator: a known variable, or a call such as `await getTranslations("lobby")`. */
function namespaceOf(expression, translators) {
  if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return namespaceOf(expression.expression, translators);
  }
  if (ts.isIdentifier(expression)) return translators.get(expression.text);
  const isTranslator = ts.isCallExpression(expression) && translatorFunctions.includes(expression.expression.text);
  const [namespace] = isTranslator ? expression.arguments : [];
  return namespace !== undefined && ts.isStringLiteral(namespace) ? namespace.text : undefined;
}

/** The paths that a call names: a namespace, or the keys of its first argument. */
function usedBy(call, translators) {
  const own = namespaceOf(call, new Map());
  if (own !== undefined) return [own];
  const { expression } = call;
  const isMethod = ts.isPropertyAccessExpression(expression) && translatorMethods.includes(expression.name.text);
  const namespace = namespaceOf(isMethod ? expression.expression : expression, translators);
  const [key] = call.arguments;
  return namespace === undefined || key === undefined ? [] : keysIn(key).map((path) => `${namespace}.${path}`);
}

/** The keys that an expression can be; of a template, the group before its first value. */
function keysIn(key) {
  if (ts.isParenthesizedExpression(key)) return keysIn(key.expression);
  if (ts.isConditionalExpression(key)) return [...keysIn(key.whenTrue), ...keysIn(key.whenFalse)];
  if (ts.isStringLiteralLike(key)) return [key.text];
  const group = ts.isTemplateExpression(key) ? key.head.text.replace(/\.?[^.]*$/, "") : "";
  return group === "" ? [] : [group];
}
