import { type Camp, campOf, hitsToFell, other, pointsOf } from "../model/camps.ts";
import type { Battle, State } from "../model/state.ts";
import type { Side, View } from "../model/types.ts";
import { prospectOf } from "../rules/battles/prospect.ts";
import { relicsIn } from "../rules/battles/relics.ts";
import { likelihoodsOf, volleyOf } from "../rules/battles/volley.ts";

type Shown = NonNullable<View["battle"]>;

export function battleShown(state: State, battle: Battle): Shown {
  const { village, kind, round, emptyRounds, isUndermined, owed } = battle;
  const sides: readonly Side[] = ["attack", "defend"];
  return {
    village,
    kind,
    round,
    emptyRounds,
    isUndermined,
    attack: campShown(state, battle, "attack"),
    defend: campShown(state, battle, "defend"),
    owed: sides.filter((side) => owed[side] > 0).map((side) => ({ side, hits: owed[side] })),
    stances: battle.stances,
    rounds: battle.rounds,
    prospect: prospectOf(state, battle),
  };
}

function campShown(state: State, battle: Battle, side: Side): Shown["attack"] {
  const camp = campOf(state, battle, side);
  const volley = volleyOf(state, battle, side);
  const likelihoods = likelihoodsOf(volley);
  const foes = hitsToFell(campOf(state, battle, other(side)));
  return {
    leader: camp.leader,
    seats: camp.seats,
    lords: lordsIn(camp),
    sergeants: camp.sergeants,
    knights: camp.knights,
    points: pointsOf(camp),
    dice: volley.dice,
    walls: volley.walls,
    bonus: volley.bonus,
    relics: relicsIn(state, battle, side),
    hits: likelihoods.map(({ hits, chance }) => ({ hits, chance: rounded(chance) })),
    fells: rounded(likelihoods.reduce((sum, { hits, chance }) => sum + (hits >= foes ? chance : 0), 0)),
  };
}

const lordsIn = ({ lords }: Camp) => lords.map(({ lord }) => lord);
/** To a millionth, so that it is the same everywhere. */
const rounded = (chance: number) => Math.round(chance * 1e6) / 1e6;
