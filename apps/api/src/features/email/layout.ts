/** A paragraph of an e-mail: a sentence, with a link or a list. */
export interface Part {
  readonly text: string;
  readonly address?: string;
  readonly lines?: readonly string[];
}

/** The language of an e-mail, and its texts around links. */
export interface LayoutTexts {
  readonly language: string;
  /** A text before an address: "Open the game:". */
  labelOf(text: string): string;
}

/** Renders paragraphs as plain text and as HTML. */
export function layout({ language, labelOf }: LayoutTexts, parts: readonly Part[], foot: readonly Part[]) {
  const plain = (separator: string) => (part: Part) => plainText(part, labelOf, separator);
  return {
    text: [...parts.map(plain("\n")), `-- \n${foot.map(plain(" ")).join("\n\n")}`].join("\n\n"),
    html: page(language, [
      ...parts.map(paragraph),
      `<p style="color:#6b5d48;font-size:14px">${foot.map(inline).join("<br>")}</p>`,
    ]),
  };
}

function plainText({ text, address, lines = [] }: Part, labelOf: LayoutTexts["labelOf"], separator: string): string {
  const sentence = address === undefined ? text : [labelOf(text), address].join(separator);
  return [sentence, ...lines.map((line) => `– ${line}`)].join("\n");
}

function paragraph(part: Part): string {
  const { lines = [] } = part;
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("");
  return `<p style="white-space:pre-line">${inline(part)}</p>${list === "" ? "" : `<ul>${list}</ul>`}`;
}

function inline({ text, address }: Part): string {
  return address === undefined ? escapeHtml(text) : `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

function page(language: string, paragraphs: readonly string[]): string {
  const style = "max-width:36em;margin:0 auto;padding:1em;font:17px/1.5 Georgia,serif;color:#2b2118";
  return `<!doctype html><html lang="${language}"><body><div style="${style}">${paragraphs.join("")}</div></body></html>`;
}

// Names can contain anything.
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
