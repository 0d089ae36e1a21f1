import { publicGame } from "../../../metadata/public-data.ts";
import { embedAnswer } from "../../embed-answer.ts";
import { embedPage, missingPage } from "../../embed-page.ts";
import { embedQuery } from "../../embed-query.ts";

interface RouteProps {
  readonly params: Promise<{ game: string }>;
}

/** A position on a page of another site: a picture with links, without scripts and cookies. */
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const { game: id } = await params;
  const query = embedQuery(request);
  const game = await publicGame(id);
  if (game === undefined) return embedAnswer(await missingPage(query), 404);
  return embedAnswer(await embedPage(game, query), 200);
}
