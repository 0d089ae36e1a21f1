import type { Tournament } from "../../../../../lib/api-client/types.ts";

/** The titles that a player was awarded at the end. Before that nobody has one, whatever the standings say. */
export const titlesOf = ({ prizes }: Pick<Tournament, "prizes">, player: string): readonly string[] =>
  prizes.filter((prize) => prize.player === player).map(({ title }) => title);
