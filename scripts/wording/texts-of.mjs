// The prose in files that are not documents: comments, names of tests, and error messages.
import { codeTexts } from "./code-texts.mjs";

/** A whole line, or the end of one. */
const hash = /(?<=^|\s)#(.*)$/gm;
const slashes = /(?<=^|\s)\/\/(.*)$/gm;
const block = /\/\*([\s\S]*?)\*\//g;

const code = /\.(m?ts|tsx|m?js)$/;
const comments = [
  [/\.ya?ml$|(^|\/)(Dockerfile|\.(docker|git)ignore|\.npmrc)$|^\.ci\//, hash],
  [/\.(jsonc|grit)$/, slashes],
  [/\.css$/, block],
];

export function hasComments(file) {
  return code.test(file) || patternOf(file) !== undefined;
}

/** Returns pairs of a line and its text, in order. */
export function textsOf(source, file) {
  if (code.test(file)) return codeTexts(source, file);
  return [...source.matchAll(patternOf(file))].map(({ index, 1: text }) => [
    `line ${source.slice(0, index).split("\n").length}`,
    text,
  ]);
}

function patternOf(file) {
  return comments.find(([names]) => names.test(file))?.[1];
}
