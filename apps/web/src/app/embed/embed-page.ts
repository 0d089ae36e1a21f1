import { messagesOf } from "@seneschal/wording/messages";
import { createTranslator } from "use-intl/core";
import type { Game } from "../../lib/api-client/types.ts";
import type { EmbedQuery } from "./embed-query.ts";

/** How often a running game is shown again. */
const refreshSeconds = 60;

const colors = {
  light: { page: "#f3ead3", ink: "#251c13", link: "#1e458a" },
  dark: { page: "#17110b", ink: "#f1e4c6", link: "#9cbbf0" },
};

/** The page of a public game: the picture of its position, its name, and for finished games links to other steps. */
export async function embedPage(game: Game, query: EmbedQuery): Promise<string> {
  const t = await translatorOf(query);
  const open = `<a href="/games/${game.id}" target="_blank" rel="noopener">${escaped(t("open"))}</a>`;
  const name = `<b>${escaped(game.name)}</b>`;
  if (game.startedAt === null) return pageOf(query, `<p>${name} ${escaped(t("waiting"))}</p><p>${open}</p>`);
  const at = Math.min(query.at ?? game.version, game.version);
  const isNewest = at === game.version;
  const picture = `/v1/games/${game.id}/position.png?language=${query.language}&theme=${query.theme}${isNewest ? "" : `&at=${at}`}`;
  const body = `<a href="/games/${game.id}" target="_blank" rel="noopener"><img src="${escaped(picture)}" width="1200" height="630" alt="${escaped(t("alt", { name: game.name }))}"></a>
<p>${name} ${game.state === "finished" ? stepLinks(game, query, { at, t }) : ""} ${open}</p>`;
  return pageOf(query, body, game.state === "running" && query.at === null ? refreshSeconds : undefined);
}

/** The page of a game that is private or does not exist. */
export async function missingPage(query: EmbedQuery): Promise<string> {
  const t = await translatorOf(query);
  return pageOf(query, `<p>${escaped(t("missing"))}</p>`);
}

type TranslateEmbed = (key: string, values?: Record<string, string>) => string;

function stepLinks(
  game: Game,
  query: EmbedQuery,
  { at, t }: { readonly at: number; readonly t: TranslateEmbed },
): string {
  const linkTo = (version: number, sign: string, label: string) =>
    `<a href="?at=${version}&amp;language=${query.language}&amp;theme=${query.theme}" aria-label="${escaped(t(label))}">${sign}</a>`;
  return [
    ...(at > 1 ? [linkTo(at - 1, "‹", "back")] : []),
    ...(at < game.version ? [linkTo(at + 1, "›", "forward")] : []),
  ].join(" ");
}

function pageOf({ language, theme }: EmbedQuery, body: string, refresh?: number): string {
  const { page, ink, link } = colors[theme];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh === undefined ? "" : `<meta http-equiv="refresh" content="${refresh}">\n`}<title>Seneschal</title>
<style>body{margin:0;background:${page};color:${ink};font:16px/1.4 Georgia,serif}img{display:block;width:100%;height:auto}p{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;margin:8px 12px}a{color:${link}}p a{padding:4px}p a:last-child{margin-left:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

async function translatorOf({ language }: EmbedQuery): Promise<TranslateEmbed> {
  const translate = createTranslator({
    locale: language,
    messages: await messagesOf(language),
    namespace: "sharing.embed",
  });
  return (key, values) => translate(key as never, values as never);
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
