import { botNameOf } from "@seneschal/wording";
import type { Words } from "../../boards/board.ts";
import type { Person } from "../../boards/board-model.ts";
import type { Game, Sitter } from "../../lib/api-client/types.ts";
import { markedName, type NameKind } from "./marked-name.ts";

/**
 * The people of a game in the order of their seats, for a table where `AtTheTable` says whose name is registered. `words` reads
 * the messages of `common`.
 */
export function peopleOf(game: Pick<Game, "seats">, t: Words): readonly Person[] {
  return game.seats.map((sitter, seat) => ({ name: nameOf(sitter, seat, t) }));
}

/** The same with marks after names that are not registered, for places without a `NameMark`. */
export function markedPeopleOf(game: Pick<Game, "seats">, t: Words): readonly Person[] {
  return game.seats.map((sitter, seat) => ({
    name: markedName({ name: nameOf(sitter, seat, t), nameKind: nameKindOf(sitter) }, t),
  }));
}

export function nameOf(sitter: Sitter, seat: number, t: Words): string {
  switch (sitter.kind) {
    case "nobody":
      return t("seats.open");
    case "person":
    case "caretaker":
      return sitter.name;
    case "bot":
      return botNameOf(seat) ?? t("seats.bot");
  }
}

/** How a seat is played, for the line below its name; for people, whether their name is registered: empty if it is. */
export function mannerOf(sitter: Sitter, t: Words): string {
  switch (sitter.kind) {
    case "nobody":
      return "";
    case "person":
      return kindInWords(sitter.nameKind, t);
    case "bot":
      return t(`bots.${sitter.bot}`);
    case "caretaker":
      return [t("seats.caretaker"), kindInWords(sitter.nameKind, t)].filter(Boolean).join(", ");
  }
}

const kindInWords = (kind: NameKind, t: Words) => (kind === "registered" ? "" : t(`names.${kind}`));

const nameKindOf = (sitter: Sitter): NameKind | null => ("nameKind" in sitter ? sitter.nameKind : null);

/** The name of the host with its mark, while the host has a seat. */
export function hostName(game: Pick<Game, "seats" | "host">, t: Words): string | null {
  const host = game.seats.find((sitter) => "account" in sitter && sitter.account === game.host);
  return host !== undefined && "name" in host ? markedName(host, t) : null;
}
