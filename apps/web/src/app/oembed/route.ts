import { publicGame } from "../metadata/public-data.ts";
import { siteOrigin } from "../metadata/site-origin.ts";
import { gameIn, oembedOf } from "./oembed.ts";

/** How a link to a game or a replay is shown on another site (oembed.com, version 1.0). */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  if ((params.get("format") ?? "json") !== "json") return answer({}, 501);
  const origin = await siteOrigin();
  const link = gameIn(params.get("url") ?? "", origin);
  const game = link && (await publicGame(link.game));
  if (link === undefined || game === undefined) return answer({}, 404);
  const maxWidth = Number(params.get("maxwidth") ?? Number.NaN);
  const maxHeight = Number(params.get("maxheight") ?? Number.NaN);
  return answer(oembedOf({ origin, name: game.name, ...link, maxWidth, maxHeight }), 200);
}

/** Scripts of other sites may read it. */
const answer = (body: object, status: number) =>
  Response.json(body, {
    status,
    headers: { "access-control-allow-origin": "*", "cache-control": "public, max-age=300" },
  });
