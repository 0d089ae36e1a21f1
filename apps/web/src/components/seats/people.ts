import { botNameOf } from "@seneschal/wording";
import type { Translate } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import type { Game, SeatOccupant } from "../../lib/api-client/types.ts";
import { markedName, type NameKind } from "./marked-name.ts";

/**
 * The people of a game in the order of their seats, for a table where `PlayerList` shows whose name is registered. `t` reads
 * the messages of `common`.
 */
export function peopleOf(game: Pick<Game, "seats">, t: Translate): readonly Person[] {
  return game.seats.map((occupant, seat) => ({ name: nameOf(occupant, seat, t) }));
}

/** The same with marks after names that are not registered, for places without a `NameMark`. */
export function markedPeopleOf(game: Pick<Game, "seats">, t: Translate): readonly Person[] {
  return game.seats.map((occupant, seat) => ({
    name: markedName({ name: nameOf(occupant, seat, t), nameKind: nameKindOf(occupant) }, t),
  }));
}

export function nameOf(occupant: SeatOccupant, seat: number, t: Translate): string {
  switch (occupant.kind) {
    case "nobody":
      return t("seats.open");
    case "person":
    case "caretaker":
      // The API has no name for a deleted account.
      return occupant.name === "" ? t("names.deletedAccount") : occupant.name;
    case "bot":
      return botNameOf(seat) ?? t("seats.bot");
  }
}

/** How a seat is played, for the line below its name; for people, whether their name is registered: empty if it is. */
export function occupantKindText(occupant: SeatOccupant, t: Translate): string {
  switch (occupant.kind) {
    case "nobody":
      return "";
    case "person":
      return nameKindText(occupant.nameKind, t);
    case "bot":
      return t(`bots.${occupant.bot}`);
    case "caretaker":
      return [t("seats.caretaker"), nameKindText(occupant.nameKind, t)].filter(Boolean).join(", ");
  }
}

const nameKindText = (kind: NameKind, t: Translate) => (kind === "registered" ? "" : t(`names.${kind}`));

const nameKindOf = (occupant: SeatOccupant): NameKind | null => ("nameKind" in occupant ? occupant.nameKind : null);

/** The name of the host with its mark, while the host has a seat. */
export function hostName(game: Pick<Game, "seats" | "host">, t: Translate): string | null {
  const host = game.seats.find((occupant) => "account" in occupant && occupant.account === game.host);
  return host !== undefined && "name" in host ? markedName(host, t) : null;
}
