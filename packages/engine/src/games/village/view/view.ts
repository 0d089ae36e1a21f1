import type { Audience } from "../../../core/ruleset.ts";
import { noCubes } from "../model/cubes.ts";
import { chroniclePlace, professions } from "../model/places.ts";
import { actions, type State, seatsFrom, seatsOf, tableOf } from "../model/state.ts";
import type { Place, View } from "../model/types.ts";
import { freeGraves, freeSpaces, placesFor } from "../rules/death.ts";
import { figuresInBag } from "../rules/mass/black-bag.ts";
import { familyShown } from "./family-view.ts";
import { nameOf } from "./redact.ts";

export function view(state: State, audience: Audience): View {
  const { box, market, supply } = state;
  return {
    box: nameOf(box),
    board: box.board,
    round: state.round,
    first: state.first,
    marker: state.marker,
    active: activeIn(state),
    spaces: actions.map((action, space) => ({ action, cubes: state.spaces[space] ?? noCubes })),
    bag: supply.bag,
    supply: supply.cubes,
    market: { stalls: market.stalls, queue: market.queue, stack: market.stack.length, day: marketDayOf(state) },
    chronicle: professions.map((profession) => ({
      profession,
      places: placesFor(state, profession),
      members: figuresAt(state, chroniclePlace(profession)),
    })),
    graves: { places: tableOf(state).graves, members: figuresAt(state, "grave") },
    untilEnd: { chronicle: freeSpaces(state), graves: freeGraves(state) },
    blackBag: { monks: box.monks, members: figuresInBag(state) },
    mass: state.mass,
    families: seatsOf(state).map((seat) => familyShown(state, seat, audience)),
    ending: state.seal === null ? null : { ...state.seal, lastTurns: lastTurnsIn(state) },
    result: state.result,
    agenda: state.agenda,
  };
}

/** The seat whose turn goes on beneath all that it has brought about. */
function activeIn({ agenda }: State): View["active"] {
  for (const { step } of agenda.pending) if (step.type === "turn" || step.type === "turnEnd") return step.seat;
  return null;
}

function marketDayOf(state: State): View["market"]["day"] {
  for (const { step } of state.agenda.pending) {
    if (step.type !== "sale") continue;
    return { inPlay: seatsFrom(state, step.seat).filter((seat) => !step.out.includes(seat)), out: step.out };
  }
  return null;
}

const lastTurnsIn = ({ agenda }: State) =>
  agenda.pending.flatMap(({ step }) => (step.type === "turn" && step.isLast ? [step.seat] : []));

const figuresAt = (state: State, where: Place) =>
  state.families.flatMap(({ members }, seat) =>
    members.flatMap(({ generation, place }) => (place === where ? [{ seat, generation }] : [])),
  );
