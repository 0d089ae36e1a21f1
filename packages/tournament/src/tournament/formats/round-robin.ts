import { stageStandings } from "../stage-standings.ts";
import type { StageOf } from "../types.ts";
import { designRounds, roundsWithoutDesign, tablesByDesign } from "./everyone-meets.ts";
import type { Draft, DraftContext, Format } from "./format.ts";
import { areTooFew, asEqualContenders, prioritiesOf, searchDraft } from "./pairing.ts";

/** F3, and F8 at tables of two: all players meet each other, by a design if one is known. */
export const roundRobin: Format<StageOf<"round-robin">> = {
  draft(context) {
    const { terms, rounds, players, stage } = context;
    const { preferred } = terms.sizes;
    const design = designRounds(preferred, stage.players.length, terms.isDouble);
    const count = design?.length ?? roundsWithoutDesign(preferred, stage.players.length);
    if (rounds.length >= count) return "over";
    if (areTooFew(players, terms)) return "too-few-players";
    const next = design?.[rounds.length];
    if (next === undefined) return searchDraft(context, asEqualContenders(context), prioritiesOf.social);
    return designed(context, tablesByDesign(next, stage.players));
  },
  ranking: (tournament, stage) => stageStandings(tournament, stage),
};

/** If a table has lost too many players to be played, the others have no table this round. */
function designed(
  { players, terms }: DraftContext<StageOf<"round-robin">>,
  tables: readonly (readonly string[])[],
): Draft {
  const present = tables.map((table) => table.filter((player) => players.includes(player)));
  const played = present.filter(({ length }) => length >= terms.sizes.least);
  const seated = new Set(played.flat());
  return {
    tables: played.map((table) => ({ division: null, players: table })),
    byes: players.filter((player) => !seated.has(player)),
    certificate: null,
  };
}
