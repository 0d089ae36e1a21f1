/** A paragraph of an e-mail: a sentence, with a link or a list. */
export interface Part {
  readonly text: string;
  readonly address?: string;
  readonly lines?: readonly string[];
}

/** Renders paragraphs as plain text and as HTML. */
export function layout(language: string, parts: readonly Part[], foot: readonly Part[]) {
  return {
    text: [...parts.map(plain), `-- \n${foot.map(footLine).join("\n\n")}`].join("\n\n"),
    html: page(language, [
      ...parts.map(paragraph),
      `<p style="color:#6b5d48;font-size:14px">${foot.map(inline).join("<br>")}</p>`,
    ]),
  };
}

function plain({ text, address, lines = [] }: Part): string {
  return [address === undefined ? text : `${text}:\n${address}`, ...lines.map((line) => `– ${line}`)].join("\n");
}

const footLine = ({ text, address }: Part) => (address === undefined ? text : `${text}: ${address}`);

function paragraph(part: Part): string {
  const { lines = [] } = part;
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("");
  return `<p>${inline(part)}</p>${list === "" ? "" : `<ul>${list}</ul>`}`;
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
