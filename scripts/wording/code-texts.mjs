// What programmers read in code apart from the code: comments, names of tests, and messages of errors.
import { createRequire } from "node:module";

/** The TypeScript with a parser that comes with the API's tools: version 7 no longer offers one. */
const ts = createRequire(new URL("../../apps/api/package.json", import.meta.url))("typescript");

const testFunctions = ["describe", "it", "test"];

/** Pairs of a line and its text, in the order of the file. */
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

/** The name of a test, or the message of an error. */
function messageOf(node) {
  const [first, second] = node.arguments ?? [];
  if (ts.isCallExpression(node) && testFunctions.includes(calleeOf(node))) return first;
  if (!ts.isNewExpression(node)) return undefined;
  const name = node.expression.getText();
  if (name === "Problem") return second;
  return name.endsWith("Error") ? first : undefined;
}

/** The function behind `it.each(…)(…)` and the like. */
function calleeOf({ expression }) {
  let callee = expression;
  while (callee.expression !== undefined) callee = callee.expression;
  return callee.text;
}

function withoutMarks(comment) {
  return comment.replace(/^\/\*+|\*+\/$|^\/\/|^\s*\*+(?!\/)/gm, " ");
}
