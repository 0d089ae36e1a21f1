import { botNameOf } from "@seneschal/wording";
import type { Translate } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import type { ReplayedGame } from "../state/replayed-game.ts";

/** The people of an imported game: as the importer named them, or by their seats. `t` reads the messages of `common`. */
export function importedPeople(
  { seats }: ImportedGame,
  t: Translate,
  nameOfSeat: (seat: number) => string,
): readonly Person[] {
  return seats.map(({ seat, kind, name }) => {
    if (name !== null) return { name };
    return { name: kind === "bot" ? (botNameOf(seat) ?? t("seats.bot")) : nameOfSeat(seat) };
  });
}

/** An imported game as its replay shows it. */
export function replayedImport(game: ImportedGame, people: readonly Person[], nameless: string): ReplayedGame {
  const { id, name, ruleset, finishedAt, seats, ranking } = game;
  const winners = ranking.filter(({ rank }) => rank === 1);
  return {
    name: name === "" ? nameless : name,
    ruleset,
    tournament: null,
    finishedAt,
    winners: winners.map(({ seat }) => ({ seat, name: people[seat]?.name ?? "" })),
    viewpoints: ["spectator", ...seats.map(({ seat }) => seat)],
    isPrivate: false,
    path: `/imports/${id}`,
  };
}
