/** A game on this site that a link leads to. */
export interface GameLink {
  readonly game: string;
  /** The version that the link shows, if it names one. */
  readonly at: number | null;
}

/** The game of a link to its page or its replay on this site; `undefined` for other links. */
export function gameIn(link: string, origin: string): GameLink | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const [, game] = /^\/games\/([\w-]{1,64})(?:\/replay)?\/?$/.exec(url.pathname) ?? [];
  if (url.origin !== origin || game === undefined || game === "new") return undefined;
  const at = url.searchParams.get("at") ?? "";
  return { game, at: /^\d{1,9}$/.test(at) ? Number(at) : null };
}

interface EmbeddedGame extends GameLink {
  readonly origin: string;
  readonly name: string;
  /** In pixels; `NaN` without a limit. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The picture of a position, and a line below it. */
const size = { width: 800, height: 420, line: 44 };
const picture = { width: 1200, height: 630 };

/** The answer of an oEmbed provider: a frame of the usual size, or of the largest that fits. */
export function oembedOf({ origin, name, game, at, maxWidth, maxHeight }: EmbeddedGame): object {
  const width = Math.floor(
    Math.min(
      size.width,
      Number.isFinite(maxWidth) ? Math.max(1, maxWidth) : size.width,
      Number.isFinite(maxHeight)
        ? (Math.max(size.line + 1, maxHeight) - size.line) * (size.width / size.height)
        : size.width,
    ),
  );
  const height = Math.floor(width * (size.height / size.width)) + size.line;
  const step = at === null ? "" : `?at=${at}`;
  const frame = `${origin}/embed/games/${game}${step}`;
  return {
    version: "1.0",
    type: "rich",
    provider_name: "Seneschal",
    provider_url: origin,
    title: name,
    width,
    height,
    html: `<iframe src="${frame}" width="${width}" height="${height}" title="${escaped(name)}" style="border:0" loading="lazy"></iframe>`,
    thumbnail_url: `${origin}/v1/games/${game}/position.png${step}`,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
