// The prose in code: comments, names of tests, and error messages.
import { createRequire } from "node:module";

/** TypeScript 5 of the API's tools; version 7 has no parser API. */
const ts = createRequire(new URL("../../apps/api/package.json", import.meta.url))("typescript");

const testFunctions = ["describe", "it", "test"];

/** Returns pairs of a line and its text, in order. */
export function codeTexts(source, name = "file.ts") {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const texts = new Map();
  visit(file);
  return [...texts]
    .toSorted(([one], [other]) => one - other)
    .map(([start, text]) => [`line ${file.getLineAndCharacterOfPosition(start).line + 1}`, text]);

  function visit(node) {
    const comments = [
      ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ];
    for (const { pos, end } of comments) texts.set(pos, withoutMarks(source.slice(pos, end)));
    const read = messageOf(node);
    if (read !== undefined) texts.set(read.getStart(file), read.getText(file));
    for (const child of node.getChildren(file)) visit(child);
  }
}

/** Returns the name of a test, or the message of an error. */
function messageOf(node) {
  const [first, second] = node.arguments ?? [];
  if (ts.isCallExpression(node) && testFunctions.includes(calleeOf(node))) return first;
  if (!ts.isNewExpression(node)) return undefined;
  const name = node.expression.getText();
  if (name === "Problem") return second;
  return name.endsWith("Error") ? first : undefined;
}

/** Returns the function of a call such as `it.each(…)(…)`. */
function calleeOf({ expression }) {
  let callee = expression;
  while (callee.expression !== undefined) callee = callee.expression;
  return callee.text;
}

function withoutMarks(comment) {
  return comment.replace(/^\/\*+|\*+\/$|^\/\/|^\s*\*+(?!\/)/gm, " ");
}
