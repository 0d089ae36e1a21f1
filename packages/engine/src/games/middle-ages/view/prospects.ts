import type { Seat } from "../../../core/ruleset.ts";
import { withTile } from "../evolve/change.ts";
import { type Fief, fiefOf, rowOf, type State } from "../model/state.ts";
import type { Domain, Tile, View } from "../model/types.ts";
import { coinsIn, effectFacts } from "../rules/effects.ts";
import { scoreOf } from "../rules/ending.ts";
import { coinsOf, incomeOf } from "../rules/income.ts";

/** What each tile of the row to enter would bring, once the tile that the lord leaves is gathered. */
export function prospectsOf(state: State, seat: Seat): View["prospects"] {
  const then = withTileUnderLord(state, seat);
  return rowOf(state, state.round + 1).spots.flatMap(({ tile }, place) =>
    tile === null ? [] : [{ place, ...coinsFrom(then, seat, tile) }],
  );
}

/** Coins less the penalty, as if each lord's tile were gathered now: what a lord stands on is as good as gathered. */
export function currentScores(state: State): readonly number[] {
  return state.fiefs.map((fief, seat) => {
    const tile = tileUnder(state, fief);
    if (tile === null) return scoreOf(state, fief);
    const { effect, income } = coinsFrom(state, seat, tile);
    return scoreOf(state, fiefOf(withTile(state, seat, tile), seat)) + effect + income;
  });
}

function coinsFrom(state: State, seat: Seat, tile: Tile) {
  const then = withTile(state, seat, tile);
  const effect = coinsIn(effectFacts(then, seat, tile.domain), seat);
  return { effect, income: incomeNow(then, fiefOf(then, seat), tile.domain) };
}

const incomeNow = (state: State, fief: Fief, domain: Domain) => coinsOf(incomeOf(state, fief, domain));

function withTileUnderLord(state: State, seat: Seat): State {
  const tile = tileUnder(state, fiefOf(state, seat));
  return tile === null ? state : withTile(state, seat, tile);
}

function tileUnder(state: State, { lord }: Fief): Tile | null {
  return lord === null ? null : (rowOf(state, lord.round).spots[lord.place]?.tile ?? null);
}
