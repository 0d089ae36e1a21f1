import type { Game, Sitter } from "../../api/types.ts";
import type { Words } from "../../boards/board.ts";
import type { Person } from "../../boards/scene.ts";
import { botNameOf } from "./bot-names.ts";

/** The people of a game in the order of their seats. `words` reads the messages of `common`. */
export function peopleOf(game: Pick<Game, "seats">, words: Words): readonly Person[] {
  return game.seats.map((sitter, seat) => ({ name: nameOf(sitter, seat, words) }));
}

export function nameOf(sitter: Sitter, seat: number, words: Words): string {
  switch (sitter.kind) {
    case "nobody":
      return words("seats.free");
    case "person":
    case "caretaker":
      return sitter.name;
    case "bot":
      return botNameOf(seat) ?? words("seats.bot");
  }
}

/** How a seat is played, for the line under its name; of people, whether their name is registered: empty if it is. */
export function mannerOf(sitter: Sitter, words: Words): string {
  switch (sitter.kind) {
    case "nobody":
      return "";
    case "person":
      return sitter.nameKind === "registered" ? "" : words(`names.${sitter.nameKind}`);
    case "bot":
      return words(`bots.${sitter.bot}`);
    case "caretaker":
      return words("seats.caretaker");
  }
}

/** The name of the one who opened the game, as long as a seat still bears it. */
export function hostName(game: Game): string | null {
  const host = game.seats.find((sitter) => "account" in sitter && sitter.account === game.host);
  return host !== undefined && "name" in host ? host.name : null;
}
