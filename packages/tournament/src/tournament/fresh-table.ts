import type { Table } from "./tournament.ts";
import type { EventOf } from "./types.ts";

export const freshTable = ({ table, division, players }: EventOf<"RoundDrafted">["tables"][number]): Table => ({
  number: table,
  division,
  players,
  state: "waiting",
  game: null,
  seated: [],
  earlier: [],
  forfeited: [],
  places: null,
  verdict: null,
  annulment: null,
  corrections: [],
});
