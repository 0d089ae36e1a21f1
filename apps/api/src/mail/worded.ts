import { letterMessages } from "@seneschal/web/letters";
import { createTranslator } from "use-intl/core";
import type { Letter } from "./letter.ts";

/** A mail as it goes out. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A letter in the words of its reader. */
export function worded({ id, to, name, language, kind, values, path, unsubscribe }: Letter, site: string): Mail {
  const say = createTranslator({ locale: language, messages: letterMessages[language], namespace: "mail" });
  const words = (key: string, given: Letter["values"] = {}) => say(key as never, given as never) as string;
  const greeting = words("greeting", { name });
  const body = words(`${kind}.text`, { name, ...values });
  const deed = { text: words(`${kind}.deed`), address: new URL(path, site).href };
  const foot = words("foot", { site: new URL(site).host });
  const end = unsubscribe && {
    text: words("unsubscribe"),
    address: new URL(`/account/unsubscribe#${unsubscribe}`, site).href,
  };
  return {
    id,
    to,
    subject: words(`${kind}.subject`, { name, ...values }),
    text: [
      greeting,
      body,
      `${deed.text}:\n${deed.address}`,
      `-- \n${foot}`,
      ...(end ? [`${end.text}: ${end.address}`] : []),
    ].join("\n\n"),
    html: page(language, [
      `<p>${escaped(greeting)}</p>`,
      `<p>${escaped(body)}</p>`,
      `<p>${linked(deed)}</p>`,
      `<p style="color:#6b5d48;font-size:14px">${escaped(foot)}${end ? `<br>${linked(end)}` : ""}</p>`,
    ]),
    headers: unsubscribe === undefined ? {} : oneClick(unsubscribe, site),
  };
}

/** RFC 8058: mail programs show a button for it. */
function oneClick(token: string, site: string): Mail["headers"] {
  return {
    "List-Unsubscribe": `<${new URL(`/v1/unsubscriptions/${token}`, site).href}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function linked({ text, address }: { readonly text: string; readonly address: string }): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`;
}

function page(language: string, paragraphs: readonly string[]): string {
  const style = "max-width:36em;margin:0 auto;padding:1em;font:17px/1.5 Georgia,serif;color:#2b2118";
  return `<!doctype html><html lang="${language}"><body><div style="${style}">${paragraphs.join("")}</div></body></html>`;
}

// Names are what people make them.
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
