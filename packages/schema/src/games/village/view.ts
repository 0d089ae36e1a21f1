import { z } from "zod";
import { seat } from "../../ids.ts";
import { ranking } from "../flow.ts";
import { agenda } from "./agenda.ts";
import { board, boxName } from "./box.ts";
import { decidedBy, endedBy, points } from "./facts.ts";
import {
  action,
  city,
  count,
  cubes,
  customer,
  figure,
  generation,
  member,
  place,
  profession,
  stall,
  stock,
} from "./pieces.ts";

const known = customer.array().nullable().meta({ description: "Null: face down, for its owner alone." });

const clock = z.object({
  time: count.meta({ description: "All steps so far." }),
  position: count.meta({ description: "Steps past the bridge." }),
  toBridge: count.meta({ description: "Steps until a member dies." }),
  deathsOwed: count.meta({ description: "Deaths that wait for the end of the turn." }),
});

/** What the death of one member would come to. */
const victim = z.object({
  place,
  profession,
  to: z.enum(["chronicle", "grave", "gone"]),
});

const family = z.object({
  seat,
  stock,
  prestige: count,
  clock,
  members: z.array(member).meta({ description: "Eleven, the oldest generation first; each keeps its index." }),
  cities: z.array(city),
  served: z.object({ count, customers: known }),
  nextBirth: generation.nullable().meta({ description: "The generation of the next child, if one is left." }),
  harvest: z
    .object({ grain: count, lost: count, by: z.enum(["hand", "horse", "ox"]) })
    .nullable()
    .meta({ description: "What a harvest would bring now; null without a member on the farm." }),
  dying: z
    .object({ generation, victims: z.array(victim) })
    .nullable()
    .meta({ description: "Who would die next, by place; the owner chooses among them." }),
  servable: z.array(stall).meta({ description: "Stalls whose customer could be served now, the fee aside." }),
  canPayFee: z.boolean(),
  points: points.meta({
    description: "As things stand; customers that lie face down count nothing here.",
  }),
  certain: count.meta({ description: "Points that nothing can take away any more, as far as this viewer knows." }),
});

export const view = z
  .object({
    box: boxName,
    board,
    round: z.int().min(0),
    first: seat,
    marker: seat.nullable().meta({ description: "First player of the next round, if the marker was taken." }),
    active: seat.nullable().meta({ description: "Whose turn it is." }),
    spaces: z.array(z.object({ action, cubes })),
    bag: cubes.meta({ description: "In the green bag; their order is settled when they are drawn." }),
    supply: cubes,
    market: z.object({
      stalls: z.array(customer.nullable()),
      queue: z.array(customer),
      stack: count,
      day: z.object({ inPlay: z.array(seat), out: z.array(seat) }).nullable(),
    }),
    chronicle: z.array(z.object({ profession, places: count, members: z.array(figure) })),
    graves: z.object({ places: count, members: z.array(figure) }),
    untilEnd: z.object({ chronicle: count, graves: count }).meta({ description: "Free spaces left." }),
    blackBag: z.object({ monks: count, members: z.array(figure) }),
    mass: z
      .object({ isFinal: z.boolean(), figuresOut: count })
      .nullable()
      .meta({ description: "While a mass is said." }),
    families: z.array(family),
    ending: z
      .object({ seat, by: endedBy, lastTurns: z.array(seat).meta({ description: "Still to come." }) })
      .nullable(),
    result: z.object({ ranking, decidedBy }).nullable(),
    agenda,
  })
  .meta({ id: "VillageView" });
