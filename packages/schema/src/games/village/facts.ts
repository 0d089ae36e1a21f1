import { z } from "zod";
import { seat } from "../../ids.ts";
import { flowFactsOf, ranking } from "../flow.ts";
import { step } from "./agenda.ts";
import { box, boxName } from "./box.ts";
import {
  action,
  building,
  churchWindow,
  city,
  colour,
  count,
  cube,
  cubes,
  customer,
  figure,
  generation,
  good,
  level,
  place,
  profession,
  ware,
} from "./pieces.ts";

const round = z.int().min(1);
const paid = z.array(ware).meta({ description: "What went back to the supply, ware by ware." });
const time = count.meta({ description: "Steps on the time track." });
const seats = z.int().min(2).max(4);
const queue = z.array(customer);
const stalls = z.array(customer.nullable());

/** The points of one seat, source by source. */
export const points = z
  .object({
    prestige: count.meta({ description: "Marked on the track before the scoring." }),
    travel: count,
    council: count,
    church: count,
    chronicle: count,
    customers: count,
    coins: count,
    total: count,
  })
  .meta({ id: "VillagePoints" });
export const decidedBy = z
  .enum(["customers", "living"])
  .nullable()
  .meta({ description: "What broke a tie for the first place, if something did." });
export const endedBy = z.enum(["chronicle", "graves"]).meta({ description: "Whose last space was filled." });

const opening = [
  z.object({ type: z.literal("MarketLaid"), stalls, queue }),
  z.object({
    type: z.literal("RoundBegan"),
    round,
    first: seat,
    byMarker: z.boolean().meta({ description: "Whether the marker from the council chamber decided it." }),
  }),
  z.object({ type: z.literal("BagFilled"), added: cubes }),
  z.object({
    type: z.literal("SpacesFilled"),
    spaces: z.array(cubes).meta({ description: "By action space, in order." }),
    missing: count.meta({ description: "Places that stay empty for want of cubes." }),
  }),
] as const;

const turn = [
  z.object({ type: z.literal("CubeTaken"), seat, action, cube, time }),
  z.object({ type: z.literal("WellPaid"), seat, action, paid }),
  z.object({ type: z.literal("LastActionChosen"), seat, action }),
  z.object({
    type: z.literal("ActionDeclined"),
    seat,
    action: z.union([action, z.enum(["privilege", "turn"])]).meta({ description: "What was left out." }),
  }),
  z.object({
    type: z.literal("BridgeCrossed"),
    seat,
    deaths: count.meta({ description: "Members that will die for it." }),
    time: count.meta({ description: "All steps of this marker so far." }),
  }),
] as const;

const actions = [
  z.object({
    type: z.literal("GrainHarvested"),
    seat,
    grain: count,
    lost: count.meta({ description: "More than the farm can hold." }),
    by: z.enum(["hand", "horse", "ox"]),
  }),
  z.object({ type: z.literal("MemberBorn"), seat, generation }),
  z.object({ type: z.literal("MemberRecalled"), seat, generation, from: place }),
  z.object({ type: z.literal("WorkerTrained"), seat, generation, building, time }),
  z.object({ type: z.literal("GoodMade"), seat, good, building, time }),
  z.object({ type: z.literal("GoodBought"), seat, good, building, paid }),
  z.object({ type: z.literal("GrainMilled"), seat, paid, time, coins: count }),
  z.object({
    type: z.literal("CityReached"),
    seat,
    generation,
    from: city.nullable().meta({ description: "Null: from the farm." }),
    city,
    paid,
    time,
  }),
  z.object({
    type: z.literal("CityVisited"),
    seat,
    city,
    cities: count.meta({ description: "Visited so far." }),
    prestige: count,
    coins: count,
    cubes: count.meta({ description: "Still to be chosen." }),
  }),
  z.object({ type: z.literal("CouncilEntered"), seat, generation, paid, time }),
  z.object({ type: z.literal("CouncilClimbed"), seat, generation, level, paid, time }),
  z.object({ type: z.literal("MarkerTaken"), seat }),
  z.object({
    type: z.literal("CubesChosen"),
    seat,
    cubes: z.array(colour),
    by: z.enum(["council", "city"]),
  }),
  z.object({ type: z.literal("GoodChosen"), seat, good }),
  z.object({ type: z.literal("PrestigeBought"), seat, paid, prestige: count }),
  z.object({ type: z.literal("MemberPledged"), seat, generation, paid, time }),
] as const;

const market = [
  z.object({ type: z.literal("MarketOpened"), seat, customers: count }),
  z.object({
    type: z.literal("CustomerServed"),
    seat,
    stall: count,
    customer,
    fee: z.array(ware),
    time,
  }),
  z.object({
    type: z.literal("MarketLeft"),
    seat,
    hadWares: z.boolean().meta({ description: "Whether the seat could have served a customer." }),
  }),
  z.object({
    type: z.literal("MarketClosed"),
    stalls,
    queue,
    arrived: z.array(customer).meta({ description: "New ones at the end of the queue." }),
  }),
] as const;

const mass = [
  z.object({ type: z.literal("MassBegan"), first: seat, isFinal: z.boolean(), figures: z.array(figure) }),
  z.object({ type: z.literal("MemberBoughtOut"), seat, generation, paid }),
  z.object({ type: z.literal("FiguresDrawn"), figures: z.array(figure), monks: count }),
  z.object({
    type: z.literal("MemberRose"),
    seat,
    generation,
    window: churchWindow.meta({ description: "Reached." }),
    paid,
  }),
  z.object({
    type: z.literal("MajorityRewarded"),
    seats: z.array(seat).meta({ description: "Nobody, when the church is empty." }),
    members: count.meta({ description: "Of each of them in the church." }),
    window: churchWindow.nullable().meta({ description: "The window furthest left that broke a tie, if one did." }),
    prestige: count,
  }),
] as const;

const ending = [
  z.object({
    type: z.literal("MemberDied"),
    seat,
    generation,
    from: place,
    profession,
    to: z.enum(["chronicle", "grave", "gone"]),
  }),
  z.object({ type: z.literal("DeathWaived"), seat }),
  z.object({ type: z.literal("EndSealed"), seat, by: endedBy }),
  z.object({ type: z.literal("LastTurnsBegan"), seats: z.array(seat) }),
  z.object({
    type: z.literal("FamilyScored"),
    seat,
    cities: count,
    chronicled: count.meta({ description: "Members in the chronicle." }),
    customers: z.array(customer),
    living: count,
    points,
  }),
  z.object({ type: z.literal("GameEnded"), ranking, decidedBy }),
] as const;

const shared = [...flowFactsOf(step), ...opening, ...turn, ...actions, ...market, ...mass, ...ending] as const;

export const fact = z
  .discriminatedUnion("type", [z.object({ type: z.literal("GameBegan"), seats, first: seat, box }), ...shared])
  .meta({ id: "VillageFact" });

export const redactedFact = z
  .discriminatedUnion("type", [z.object({ type: z.literal("GameBegan"), seats, first: seat, box: boxName }), ...shared])
  .meta({ id: "VillageRedactedFact" });
