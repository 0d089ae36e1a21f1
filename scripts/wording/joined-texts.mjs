// Finds texts that code joins with a colon or a semicolon. French has a no-break space before these marks, so they belong in
// messages.
import { createRequire } from "node:module";

/** TypeScript 5 of the API's tools; version 7 has no parser API. */
const ts = createRequire(new URL("../../apps/api/package.json", import.meta.url))("typescript");

/** The parts of the code that write for readers. Elsewhere such a mark is syntax, as in a cookie. */
const written =
  /^(apps\/web\/src\/(app(?!\/gallery)|boards|components|features|ui)|packages\/wording\/src|apps\/api\/src\/features\/email)\//;
const excluded = /\.(test|fixture)\.tsx?$/;

/** A mark with a space around it; `a:b` is a key or an address. */
const joining = /^\s*[:;]\s|[:;]\s+$|[\p{L}\p{N})%][:;]\s/u;
const endsInColon = /:$/;
/** A whole string, such as the separator of a list. */
const separator = /^\s*[:;]\s+$|^\s+[:;]\s*$/;

export const writesForReaders = (file) => written.test(file) && /\.tsx?$/.test(file) && !excluded.test(file);

/** Returns pairs of a line and a sentence. */
export function joinedTexts(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const faults = [];
  visit(file);
  return faults;

  function visit(node) {
    if (joins(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      faults.push([`line ${line + 1}`, `joins texts with a colon or a semicolon: ${node.getText(file).trim()}`]);
    }
    ts.forEachChild(node, visit);
  }
}

function joins(node) {
  if (ts.isJsxText(node)) return joining.test(node.text) || endsInColon.test(node.text);
  if (ts.isTemplateExpression(node)) {
    const texts = node.templateSpans.map(({ literal }) => literal.text);
    return texts.some((text) => joining.test(text)) || endsInColon.test(texts.at(-1));
  }
  return ts.isStringLiteralLike(node) && separator.test(node.text);
}
