import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import { root } from "../root.mjs";

const folder = join(root, "docs/guides");

/**
 * Generates a module with the guides that the site shows, as HTML: those in `docs/guides` that are also written in French.
 * Throws if a guide has no title or no introduction.
 */
export function helpPages() {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".fr.md"))
    .map((file) => file.slice(0, -".fr.md".length))
    .toSorted();
  const pages = names.map((name) => [name, { en: pageOf(name, "en", names), fr: pageOf(name, "fr", names) }]);
  return `// Made by \`npm run generate\` from the guides in docs/guides.\n\n${shape}\nexport const helpPages = ${JSON.stringify(Object.fromEntries(pages), null, 2)} satisfies Record<string, Record<"en" | "fr", HelpPage>>;\n`;
}

const shape = `interface HelpPage {
  readonly title: string;
  /** Its first paragraph, as text. */
  readonly introduction: string;
  readonly html: string;
}
`;

function pageOf(name, language, names) {
  const file = join(folder, language === "fr" ? `${name}.fr.md` : `${name}.md`);
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  return helpPage(readFileSync(file, "utf8"), { file, names });
}

/**
 * Returns the title, the introduction and the HTML of a guide, the HTML without its title.
 * @param names the guides on the site; examples are on the site too, and links to other files of the repository become text
 */
export function helpPage(text, { file, names }) {
  const { title, body } = /^# (?<title>[^\n]+)\n+(?<body>.*)$/s.exec(text)?.groups ?? {};
  if (title === undefined) throw new Error(`${file} does not begin with a title`);
  const [first] = new Marked().lexer(body);
  if (first?.type !== "paragraph") throw new Error(`${file} has no introduction below its title`);
  return { title, introduction: plain(first.tokens), html: new Marked({ renderer: rendererFor(names) }).parse(body) };
}

function plain(tokens) {
  return tokens
    .map((token) => (token.tokens ? plain(token.tokens) : (token.text ?? "")))
    .join("")
    .replaceAll("\n", " ");
}

const rendererFor = (names) => ({
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  // What is wider than the page scrolls, by the keyboard as well.
  table({ header, rows }) {
    // An empty heading would be read out as a heading.
    const head = header.map((cell) => (cell.text === "" ? "<td></td>" : this.tablecell(cell))).join("");
    const body = rows.map((cells) => `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>`).join("");
    return `<div data-wide tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
  },
  code({ text }) {
    return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
  },
  link({ href, tokens }) {
    const label = this.parser.parseInline(tokens);
    const target = targetOf(href, names);
    return target === undefined ? label : `<a href="${escaped(target)}">${label}</a>`;
  },
});

/** The address on the site that a link of a guide leads to, if it leads anywhere there. */
function targetOf(href, names) {
  if (/^(https:|#|\/)/.test(href)) return href;
  const [, example] = /^\.\.\/\.\.\/(examples\/[\w./-]+\.mjs)$/.exec(href) ?? [];
  if (example !== undefined) return `/${example}`;
  const { name, anchor = "" } = /^(?<name>[\w-]+?)(\.fr)?\.md(?<anchor>#[\w-]+)?$/.exec(href)?.groups ?? {};
  return names.includes(name) ? `/help/${name}${anchor}` : undefined;
}

export function slugOf(text) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
