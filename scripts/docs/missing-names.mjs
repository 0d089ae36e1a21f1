/**
 * Every file and symbol that a document names and the repository does not have, a sentence each. `files` are the paths of
 * the repository; `sources` is the text of all code, in which symbols are looked up.
 */
export function missingNames({ file, text, files, sources }) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return [
    ...linksIn(prose).filter((link) => !exists(fromDocument(file, link), files)),
    ...spans.filter((span) => isPath(span, files) && !isKnownPath(span, files)),
    ...spans.filter((span) => symbol.test(span) && !new RegExp(`\\b${span.replace("()", "")}\\b`).test(sources)),
  ].map((name) => `${file} names ${name}, which does not exist.`);
}

const linksIn = (prose) =>
  [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => link).filter((link) => !/^(https?:|mailto:|\/)/.test(link));

/** A symbol of two words at least, so that plain words and values of JSON are left alone. */
const symbol = /^[A-Za-z][a-z0-9]+([A-Z][a-z0-9]+)+(\(\))?$/;

function fromDocument(file, link) {
  const parts = file.split("/").slice(0, -1);
  for (const part of link.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/").replace(/\/$/, "");
}

const exists = (path, files) => files.some((one) => one === path || one.startsWith(`${path}/`));

/** A path names a source file, or begins with a folder of the repository. Patterns with `*` or `<x>` are none. */
function isPath(span, files) {
  if (!/^[\w@./-]+$/.test(span)) return false;
  if (/\.(tsx?|mjs|md|css|grit|sql)$/.test(span)) return true;
  return span.includes("/") && files.some((one) => one.startsWith(`${span.split("/")[0]}/`));
}

/** Documents may leave out the beginning of a path where it is clear. */
function isKnownPath(span, files) {
  const path = span.replace(/\/$/, "");
  return files.some((one) => one === path || one.endsWith(`/${path}`) || `/${one}`.includes(`/${path}/`));
}
