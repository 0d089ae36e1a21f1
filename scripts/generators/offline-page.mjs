import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

const languages = ["en", "fr"];

/** Generates the page that the service worker shows without a connection, in all languages and without other files. */
export function offlinePage() {
  return `// Made by \`npm run generate\` from the messages about the connection.\nself.offlinePage = ${JSON.stringify(page())};\n`;
}

function page() {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Seneschal</title><style>${style}</style></head><body><main>${languages.map(section).join("")}</main></body></html>`;
}

/** The link leads to the page that was wanted. */
function section(language) {
  const file = join(root, `packages/wording/messages/${language}/offline.json`);
  const { title, text, again } = JSON.parse(readFileSync(file, "utf8"));
  return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`;
}

const style = [
  ":root{color-scheme:light dark}",
  "body{margin:0;font:1.0625rem/1.42 Georgia,serif;color:#251c13;background:#f3ead3}",
  "main{max-width:30rem;margin:0 auto;padding:3rem 1.25rem}",
  "section+section{margin-top:2rem;padding-top:2rem;border-top:1px solid #8a7550}",
  "h1{font-size:1.75rem;line-height:1.12}",
  "a{display:inline-block;padding:.7rem 1.25rem;color:#fbf3df;background:#2a2016;text-decoration:none}",
  "@media(prefers-color-scheme:dark){body{color:#f1e4c6;background:#17110b}a{color:#1e1509;background:#e9bc58}}",
].join("");
