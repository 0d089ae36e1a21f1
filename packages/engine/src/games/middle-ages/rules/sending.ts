import type { Choice } from "../../../core/choice.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { withTile } from "../evolve/change.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { fiefOf, rowOf, type State, tileAt } from "../model/state.ts";
import type { Fact, Move } from "../model/types.ts";
import { tileFacts } from "./effects.ts";

export const sending: RuleOfStep<"sending"> = { asks: (_, { seat }) => [seat], run: () => [settled()] };

// MA-4.4: in the last round the lords stay, and the tiles are gathered unasked.
export const gathering: RuleOfStep<"gathering"> = {
  asks: () => nobody,
  run: (state, { seat }) => gathered(state, seat),
};

/** Sets a lord up on the first row, and sends it on in each round. */
export const send: RuleOfMove<"send"> = {
  rule: "MA-4.1",
  choices: ({ state, seat, step }) =>
    step?.type === "sending" || step?.type === "placing" ? placesFor(state, seat) : [],
  facts: ({ state, seat, step }, { place }) => {
    const round = state.round + 1;
    const sent: Fact = { type: "LordSent", seat, round, place, tile: tileAt(state, { round, place }) };
    if (step?.type === "placing") return [sent, settled()];
    return [sent, ...scoutHome(state, seat, round), ...gathered(state, seat)];
  },
};

function placesFor(state: State, seat: Seat): readonly SendChoice[] {
  const round = state.round + 1;
  const taken = placesOf(state, round, "lord");
  const reserved = placesOf(state, round, "scout", seat);
  const places = rowOf(state, round).spots.map((_, place) => place);
  const open = places.filter((place) => !taken.includes(place) && !reserved.includes(place));
  return [
    { type: "send", fields: { place: { oneOf: open } }, isDefault: true },
    { type: "send", fields: { place: { oneOf: taken } }, blockedBy: "MA-4.2" },
    { type: "send", fields: { place: { oneOf: reserved } }, blockedBy: "MA-4.3" },
  ];
}
type SendChoice = Choice<Extract<Move, { readonly type: "send" }>>;

/** Where in this row the lords or scouts of the other seats are. */
function placesOf({ fiefs }: State, round: number, pawn: "lord" | "scout", except?: Seat): readonly number[] {
  const places: number[] = [];
  for (const [seat, fief] of fiefs.entries()) {
    const stand = fief[pawn];
    if (stand !== null && stand.round === round && seat !== except) places.push(stand.place);
  }
  return places;
}

// MA-5.12: the scout has done its work, whichever tile was entered.
function scoutHome(state: State, seat: Seat, round: number): readonly Fact[] {
  return fiefOf(state, seat).scout?.round === round ? [{ type: "ScoutReturned", seat }] : [];
}

// MA-4.5: the tile under the lord, as it stood before it was sent on.
function gathered(state: State, seat: Seat): readonly Fact[] {
  const { lord } = fiefOf(state, seat);
  if (lord === null) throw new Error(`the lord of seat ${seat} stands nowhere`);
  const tile = tileAt(state, lord);
  const { round, place } = lord;
  return [
    { type: "TileGathered", seat, round, place, tile },
    ...tileFacts(withTile(state, seat, tile), seat, tile.domain),
  ];
}
