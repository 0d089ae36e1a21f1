import { withProblemCodes } from "./problem-codes.mjs";

/** What a release keeps of the document: texts and examples never break a client, but codes of problems do. */
export function comparedPart({ openapi, info, security, paths, webhooks, components: { examples: _, ...components } }) {
  const part = { openapi, info: { title: info.title, version: info.version }, security, paths, webhooks, components };
  return JSON.parse(JSON.stringify(part, withoutTexts));
}

/** The major version of a document. */
export const majorOf = ({ info }) => Number(info.version.split(".")[0]);

/** A field can be called `description`, too: then the value is its schema. */
function withoutTexts(name, value) {
  if (["description", "summary"].includes(name)) return typeof value === "string" ? undefined : value;
  return ["example", "examples"].includes(name) ? undefined : withProblemCodes(value);
}
