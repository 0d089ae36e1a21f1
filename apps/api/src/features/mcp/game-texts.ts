import type { games } from "@seneschal/schema";
import { botNameOf, type ChronicleStep, type Language } from "@seneschal/wording";
import { chronicleLines, hasWording } from "@seneschal/wording/chronicle";
import { nameFormatter } from "@seneschal/wording/emails";
import type { PositionRequest, PositionShown } from "@seneschal/wording/position";
import { referenceTextsOf } from "@seneschal/wording/reference";
import type { Operations } from "./operations.ts";

/** A position as the API sends it. */
export type Position = PositionShown & {
  readonly ruleset: string;
  readonly audience: number | "spectator" | "arbiter";
  readonly canUndo: boolean;
};

/** A game and a position of it, as the caller may see them. */
export async function readGame(operations: Operations, game: string, at?: number) {
  const [body, position] = await Promise.all([
    operations.get<games.GameBody>(`/v1/games/${game}`),
    operations.get<Position>(`/v1/games/${game}/position`, { at }),
  ]);
  return { body, position };
}

/** What puts a position into words for its reader. */
export function requestOf(body: games.GameBody, position: Position, language: Language): PositionRequest {
  const { audience, ruleset } = position;
  return {
    language,
    ruleset,
    people: peopleOf(body, language),
    yourSeat: typeof audience === "number" ? audience : null,
    position,
  };
}

/** The names of the players by seat. */
export function peopleOf({ seats }: games.GameBody, language: Language): readonly string[] {
  const nameOf = nameFormatter(language);
  return seats.map((occupant, seat) => {
    if (occupant.kind === "nobody") return "–";
    return occupant.kind === "bot" ? (botNameOf(seat) ?? "") : nameOf(occupant);
  });
}

/** Steps as sentences of the chronicle; none for a ruleset without sentences. */
export function stepLines(request: PositionRequest, steps: readonly ChronicleStep[]): readonly string[] {
  const { language, ruleset, people, yourSeat } = request;
  if (!hasWording(ruleset)) return [];
  return chronicleLines({ language, ruleset, steps, names: people, seat: yourSeat });
}

/** The title of a ruleset: "Village". */
export const titleOf = (ruleset: string, language: Language): string =>
  referenceTextsOf(ruleset)?.title[language] ?? ruleset;
