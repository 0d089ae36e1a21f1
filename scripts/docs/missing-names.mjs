/**
 * Returns the files and symbols that a document names and that do not exist, one sentence each. `files` are the paths of
 * the repository; `sources` is the text of all code, in which symbols are searched.
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

/** Matches symbols of at least two words, so that plain words and JSON values are ignored. */
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

/** A path names a source file or starts with a folder of the repository. Patterns with `*` or `<x>` do not count. */
function isPath(span, files) {
  if (!/^[\w@./-]+$/.test(span)) return false;
  if (/\.(tsx?|mjs|md|css|grit|sql)$/.test(span)) return true;
  return span.includes("/") && files.some((one) => one.startsWith(`${span.split("/")[0]}/`));
}

/** Documents may omit the beginning of a path if the rest is unique. */
function isKnownPath(span, files) {
  const path = span.replace(/\/$/, "");
  return files.some((one) => one === path || one.endsWith(`/${path}`) || `/${one}`.includes(`/${path}/`));
}
