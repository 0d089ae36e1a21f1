import type { Audience, Seat } from "../../../core/ruleset.ts";
import { isAnybodyAt, professionOf } from "../model/places.ts";
import { type Family, familyOf, type State } from "../model/state.ts";
import type { Points, View } from "../model/types.ts";
import { nextBirthOf } from "../rules/actions/family.ts";
import { yieldOf } from "../rules/actions/harvest.ts";
import { oldestOf, restFor } from "../rules/death.ts";
import { canPayFee, servableBy } from "../rules/market.ts";
import { pointsOf, prestigeOf } from "../rules/scoring.ts";
import { seesTilesOf } from "./redact.ts";

type FamilyView = View["families"][number];

export function familyShown(state: State, seat: Seat, audience: Audience): FamilyView {
  const family = familyOf(state, seat);
  const { stock, prestige, members, cities, served } = family;
  const known = seesTilesOf(audience, seat, state) ? served : null;
  const points = pointsOf(state, family, prestigeOf(known ?? []));
  return {
    seat,
    stock,
    prestige,
    clock: clockShown(state, family),
    members,
    cities,
    served: { count: served.length, customers: known },
    nextBirth: nextBirthOf(family) ?? null,
    harvest: isAnybodyAt(family, "farm") ? yieldOf(state, family) : null,
    dying: dyingIn(state, family),
    servable: servableBy(state, family),
    canPayFee: canPayFee(state, family),
    points,
    certain: certainOf(points),
  };
}

function clockShown({ box: { board } }: State, { clock }: Family): FamilyView["clock"] {
  const position = clock.time % board.lap;
  return { time: clock.time, position, toBridge: board.lap - position, deathsOwed: clock.owed };
}

function dyingIn(state: State, family: Family): FamilyView["dying"] {
  const { generation, places } = oldestOf(family);
  if (places.length === 0) return null;
  const victims = places.flatMap((place) => {
    const profession = professionOf(place);
    return profession === null ? [] : [{ place, profession, to: restFor(state, profession) }];
  });
  return { generation, victims };
}

/** Coins may be spent, and members may leave the council chamber and the church. */
const certainOf = ({ prestige, travel, chronicle, customers }: Points): number =>
  prestige + travel + chronicle + customers;
