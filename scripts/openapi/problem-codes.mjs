const problemType = "application/problem+json";
const extension = "x-problem-codes";

/** The codes of the problems of a response. Their sentences in its description start with them. */
export function problemCodesOf({ content, description, [extension]: kept }) {
  if (content?.[problemType] === undefined) return [];
  return kept ?? [...description.matchAll(/`([a-z-]+)`: /g)].map(([, code]) => code);
}

/** Returns a response that keeps its problem codes when its description is removed. */
export const withProblemCodes = (response) =>
  response?.content?.[problemType] === undefined ? response : { ...response, [extension]: problemCodesOf(response) };
