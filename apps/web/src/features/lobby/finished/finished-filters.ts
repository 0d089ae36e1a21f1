import { drawnCovers } from "../../../boards/register.ts";
import type { GamesQuery } from "../../../lib/api-client/requests/requests.ts";

type FilterName = "ruleset" | "tournament" | "rated" | "players";

/** Which finished games are listed. A filter that is missing leaves all. */
export type FinishedFilters = Pick<GamesQuery, FilterName>;

/** The parameters of the address: they have the names of the filters of the API. */
export type FinishedParams = Readonly<Partial<Record<FilterName | "cursor", string | string[]>>>;

/** The filters of an address. What it does not know is left out. */
export function finishedFiltersIn({ ruleset, tournament, rated, players }: FinishedParams): FinishedFilters {
  const known = drawnCovers.find(({ id }) => id === ruleset);
  const isInTournament = flagIn(tournament);
  const isRated = flagIn(rated);
  return {
    ...(known && { ruleset: known.id as NonNullable<GamesQuery["ruleset"]> }),
    ...(isInTournament !== undefined && { tournament: isInTournament }),
    ...(isRated !== undefined && { rated: isRated }),
    ...((players === "people" || players === "bots") && { players }),
  };
}

/** What an address asks for: the filters, and where its page begins. */
export function finishedQueryIn(params: FinishedParams): GamesQuery {
  const { cursor } = params;
  const isGiven = typeof cursor === "string" && cursor !== "";
  return { state: "finished", limit: 20, ...finishedFiltersIn(params), ...(isGiven && { cursor }) };
}

/** The address of the list with these filters, from its beginning or from a cursor. */
export function finishedAddress(filters: FinishedFilters, cursor?: string): string {
  const chosen = Object.entries({ ...filters, cursor }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
  return `/games/finished${query.size > 0 ? `?${query}` : ""}`;
}

function flagIn(text: string | string[] | undefined): boolean | undefined {
  if (text === "true") return true;
  return text === "false" ? false : undefined;
}
