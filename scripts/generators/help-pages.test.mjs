import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { helpPage, slugOf } from "./help-pages.mjs";

const options = { file: "guide.md", names: ["first-bot"] };
const page = (body) => helpPage(`# A title\n\nAn *introduction*\nwith \`code\`.\n\n${body}`, options);

describe("a help page", () => {
  it("has a title, an introduction as text, and HTML without the title", () => {
    const { title, introduction, html } = page("");
    expect(title).toBe("A title");
    expect(introduction).toBe("An introduction with code.");
    expect(html).toContain("<em>introduction</em>");
    expect(html).not.toContain("A title");
  });

  it("links to other help pages, examples and other sites, and not to files of the repository", () => {
    const { html } = page(
      "[one](first-bot.md#start) [two](https://example.org/a?b&c) [three](../operations.md) [four](../../examples/a/b.mjs)",
    );
    expect(html).toContain('<a href="/help/first-bot#start">one</a>');
    expect(html).toContain('<a href="https://example.org/a?b&amp;c">two</a>');
    expect(html).toContain(" three <a");
    expect(html).toContain('<a href="/examples/a/b.mjs">four</a>');
  });

  it("has headings that can be linked to, and wide parts that scroll by the keyboard", () => {
    const { html } = page("## Été & hiver\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```js\nif (a < b) {}\n```");
    expect(html).toContain('<h2 id="ete-hiver">Été &amp; hiver</h2>');
    expect(html).toContain('<div data-wide tabindex="0"><table>');
    expect(html).toContain('<pre tabindex="0"><code>if (a &lt; b) {}</code></pre>');
  });

  it("has no empty headings of columns", () => {
    const { html } = page("| | b |\n| --- | --- |\n| 1 | 2 |");
    expect(html).toContain("<thead><tr><td></td><th>b</th>");
  });

  it("is rejected without a title or an introduction", () => {
    expect(() => helpPage("No title", options)).toThrow("does not begin with a title");
    expect(() => helpPage("# A title\n\n- a list", options)).toThrow("no introduction");
  });
});

describe("the guide to bots", () => {
  const filesIn = (folder) => readdirSync(join(root, folder)).filter((file) => file.endsWith(".mjs"));
  const modules = filesIn("examples/terminal").map((file) => `terminal/${file.slice(0, -".mjs".length)}`);

  it.each(["first-bot.md", "first-bot.fr.md"])("names what to download, in %s", (guide) => {
    const text = readFileSync(join(root, "docs/guides", guide), "utf8");
    const { version } = JSON.parse(readFileSync(join(root, "packages/client/package.json"), "utf8"));
    expect(text).toContain(`$SITE/downloads/seneschal-client-${version}.tgz`);
    for (const name of modules) expect(text).toContain(` ${name}`);
  });

  it.each(["first-bot.md", "first-bot.fr.md"])("lists all examples, in %s", (guide) => {
    const text = readFileSync(join(root, "docs/guides", guide), "utf8");
    const listed = [...text.matchAll(/^\| \[`examples\/([\w-]+\.mjs)`\]\(\.\.\/\.\.\/examples\/\1\)/gm)].map(
      ([, file]) => file,
    );
    expect(listed.toSorted()).toEqual(filesIn("examples").toSorted());
  });
});

describe("guides in both languages", () => {
  const folder = join(root, "docs/guides");
  const names = readdirSync(folder).filter((file) => file.endsWith(".fr.md"));
  const linesOf = (file, start) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => start.test(line));

  it.each(names)("have the same headings, rows of tables and examples: %s", (french) => {
    const english = french.replace(".fr.md", ".md");
    for (const start of [/^##/, /^\|/, /^```/]) {
      expect(linesOf(french, start)).toHaveLength(linesOf(english, start).length);
    }
  });

  it("have the same limits", () => {
    const numbersIn = (file) => linesOf(file, /^\|/).map((row) => row.replaceAll(",", "").match(/\d+/g));
    expect(numbersIn("limits.fr.md")).toEqual(numbersIn("limits.md"));
  });
});

describe("slugOf", () => {
  it("keeps letters and digits", () =>
    expect(slugOf("Où l’on vérifie, en 3 étapes !")).toBe("ou-l-on-verifie-en-3-etapes"));
});
