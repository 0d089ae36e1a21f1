import type { EventOf, TournamentEvent } from "../../tournament/state/types.ts";

export interface TableFacts {
  readonly number: number;
  readonly division: number | null;
  players: readonly string[];
  /** The players of its game by seat, once it has begun. */
  seated: readonly string[];
  isOpen: boolean;
  places: readonly PlaceFacts[] | null;
  /** Of a play-off, or of the game for third place. */
  readonly purpose: EventOf<"RoundDrafted">["tables"][number]["purpose"] | null;
  /** It has this result because a player did not come. */
  isWalkOver: boolean;
}
export type PlaceFacts = Pick<EventOf<"TableEnded">["places"][number], "player" | "rank" | "score" | "isForfeit">;

export function readTable(table: TableFacts, event: Extract<TournamentEvent, { readonly table: number }>): void {
  switch (event.type) {
    case "TableOpened":
      Object.assign(table, { isOpen: true, seated: event.players });
      break;
    case "TableEnded":
      Object.assign(table, { isOpen: false, places: event.places, isWalkOver: event.verdict === "walk-over" });
      break;
    case "ResultCorrected":
      Object.assign(table, { isOpen: false, places: event.places });
      break;
    case "TableStopped":
      // Its game has stopped, but its players have not left the table.
      Object.assign(table, { isOpen: true, places: null });
      break;
    case "TableReopened":
      Object.assign(table, { isOpen: false, places: null, seated: [], isWalkOver: false });
      break;
    case "GameAnnulled":
    case "PlaceForfeited":
      break;
  }
}

export const tableOf = ({
  table,
  division,
  players,
  purpose,
}: EventOf<"RoundDrafted">["tables"][number]): TableFacts => ({
  number: table,
  division,
  players,
  seated: [],
  isOpen: false,
  places: null,
  purpose: purpose ?? null,
  isWalkOver: false,
});

/** A round whose tables break ties: it is no round of its stage. */
export const isPlayOff = ({ tables }: { readonly tables: readonly Pick<TableFacts, "purpose">[] }): boolean =>
  tables.some(({ purpose }) => purpose === "title" || purpose === "cut" || purpose === "promotion");

/** The tables of a round without the game for third place. */
export const mainTables = <Table extends Pick<TableFacts, "purpose">>(tables: readonly Table[]): readonly Table[] =>
  tables.filter(({ purpose }) => purpose !== "third-place");
