import { z } from "zod";
import { seat } from "../../ids.ts";
import { agenda } from "./agenda.ts";
import { endedBy, offerOf, ranking, thrown, tieBreak } from "./facts.ts";
import { options } from "./options.ts";
import {
  bandShown,
  bishopric,
  boon,
  building,
  calamity,
  card,
  cardOrNone,
  count,
  crown,
  ecus,
  fief,
  lord,
  lordOrNobody,
  office,
  phase,
  pile,
  rank,
  relic,
  side,
  stance,
  village,
} from "./pieces.ts";

const income = z.object({ villages: ecus, mills: ecus, taille: ecus, tithe: ecus, queen: ecus, ecus });

const family = z.object({
  seat,
  ecus: ecus.nullable().meta({ description: "Null where the money of others is hidden." }),
  hand: z.object({ characters: count, events: count }),
  points: count.meta({ description: "Victory points of this family alone." }),
  ally: seat.nullable(),
  alliedPoints: count.meta({ description: "With the ally's, as they count for a victory in alliance." }),
  lords: count.meta({ description: "Of four at most, prisoners included." }),
  villages: count,
  stock: z.object({ sergeants: count, knights: count, engines: count, taxes: count }),
  income: income.meta({ description: "What it would receive if the income were paid now." }),
  embassies: count.meta({ description: "Ambassadors left; none in free diplomacy." }),
  muster: z
    .object({ sergeants: count, knights: count })
    .meta({ description: "Bought in the fog and not yet placed in villages." }),
});

const lordShown = z.object({
  lord,
  seat,
  isWoman: z.boolean(),
  village,
  road: village.nullable(),
  guard: seat.nullable().meta({ description: "The family that holds the lord prisoner." }),
  spouse: lord.nullable(),
  fiefs: z.array(fief),
  bishopric: bishopric.nullable(),
  isCardinal: z.boolean(),
  crowns: z.array(crown),
  isMaid: z.boolean(),
  isExcommunicated: z.boolean(),
  isAuthor: z.boolean(),
  hasPassage: z.boolean(),
  steps: count,
  stepsMax: count,
  ransom: ecus,
});

const villageShown = z.object({
  village,
  controller: seat.nullable(),
  isOccupied: z.boolean(),
  building: building.nullable(),
  mills: count,
  bands: z.array(bandShown),
  engines: z.array(z.object({ seat, shows: z.int().min(1).max(2) })),
  guests: z.array(seat),
  isBesieged: z.boolean(),
  pays: ecus.meta({ description: "Income with its mills, for its owner, without taxes." }),
});

const fiefShown = z.object({
  fief,
  rank,
  price: ecus,
  holder: lord.nullable(),
  seat: seat.nullable(),
  city: village.nullable(),
  taille: seat.nullable(),
});

const bishopricShown = z.object({
  bishopric,
  bishop: lord.nullable(),
  seat: seat.nullable(),
  calamities: z.array(calamity),
  boons: z.array(boon),
  tithe: z.object({ seat, by: lord }).nullable(),
  isWhollyControlled: z.boolean(),
});

const camp = z.object({
  leader: seat,
  seats: z.array(seat),
  lords: z.array(lord),
  sergeants: count,
  knights: count,
  points: count,
  dice: count.meta({ description: "Number that it would roll now." }),
  walls: count.meta({ description: "Dice that the walls remove, after the siege engines." }),
  bonus: count.meta({ description: "Additional hits for each die." }),
  relics: z.array(relic).meta({ description: "That count in this battle." }),
  hits: z
    .array(z.object({ hits: count, chance: z.number() }))
    .meta({ description: "Hits it may deal in the next round, each with its probability." }),
  fells: z.number().meta({ description: "Probability that the next round leaves the other side without troops." }),
});

const prospect = z.object({
  attackWins: z.number().meta({ description: "Probability, 0 to 1, if both sides fight to the end." }),
  defenceWins: z.number(),
  neither: z.number(),
});

/** A battle that could be declared, as it would go by what you may see. */
const skirmish = z.object({
  village,
  attacker: seat,
  defender: seat,
  attackDice: count.nullable().meta({ description: "After the walls; null if troops are face down." }),
  defenceDice: count.nullable(),
  prospect: prospect.nullable().meta({ description: "Null if troops are face down." }),
});

/** One step that a lord could make. */
const way = z.object({
  lord,
  to: village,
  leave: z.array(seat).meta({ description: "The seats whose permission it needs." }),
  isBefore: z.boolean().meta({ description: "It ends before the village, on the road." }),
  hasPlague: z.boolean(),
});

export const view = z
  .object({
    options,
    turn: z.int().min(0),
    phase,
    first: seat,
    order: z.array(seat),
    families: z.array(family),
    hands: z.array(z.object({ seat, cards: z.array(card) })).meta({ description: "Those that you may see." }),
    lords: z.array(lordShown),
    villages: z.array(villageShown),
    fiefs: z.array(fiefShown),
    bishoprics: z.array(bishopricShown),
    papalTithe: z.object({ seat, by: lord }).nullable(),
    isRegency: z.boolean(),
    isHatForSale: z.boolean(),
    supply: z.object({ castles: count, mills: count }),
    piles: z.object({
      characters: count,
      events: count,
      characterDiscards: count,
      eventDiscards: count,
    }),
    track: count,
    offers: z.array(z.object(offerOf(z.union([cardOrNone, pile]), ecus.nullable()))),
    knownCards: z
      .array(z.object({ seat, card }))
      .meta({ description: "Cards in the hands of others that you know of, because you have seen them." }),
    rooms: z
      .array(z.object({ host: seat, guests: z.array(seat), phases: count }))
      .meta({ description: "Private rooms, and for how many phases they are open, including this one." }),
    passages: z.array(z.object({ seat, to: seat })).meta({ description: "Permissions to pass this turn." }),
    waivers: z
      .array(z.object({ seat, fief }))
      .meta({ description: "Seats that may get a fief title at no cost this turn." }),
    relics: z.array(
      z.object({
        relic,
        village,
        lord: lord.nullable(),
        seat: seat.nullable().meta({ description: "The family whose lord bears it, or whose troops keep it." }),
        isShrined: z.boolean().meta({ description: "Still where it was placed at the start." }),
      }),
    ),
    election: z
      .object({
        office,
        candidates: z.array(z.object({ seat, lord })),
        votes: z.array(z.object({ seat, votes: count })),
        laid: z.array(z.object({ seat, on: z.array(lord) })).meta({
          description: "Who has voted; with the candidates that their markers are on, where you may see them.",
        }),
        seen: z.array(z.object({ seat, on: lordOrNobody, blank: lordOrNobody })),
      })
      .nullable(),
    march: z
      .object({
        seat,
        leader: lord,
        lords: z.array(lord),
        from: village,
        to: village,
        bands: z.array(bandShown),
        of: z.array(seat),
        given: z.array(seat),
      })
      .nullable(),
    battle: z
      .object({
        village,
        kind: z.enum(["battle", "ride"]),
        round: count,
        emptyRounds: count,
        isUndermined: z.boolean(),
        attack: camp,
        defend: camp,
        owed: z.array(z.object({ side, hits: count })),
        stances: z
          .array(z.object({ seat, stance }))
          .meta({ description: "What the leaders have declared so far after this round." }),
        rounds: z
          .array(
            z.object({
              attack: thrown,
              defend: thrown,
              losses: z.array(z.object({ seat, sergeants: count, knights: count })),
              fallen: z.array(lord),
              stances: z.array(z.object({ seat, stance })),
            }),
          )
          .meta({ description: "What was rolled, lost and declared in each round so far." }),
        prospect,
      })
      .nullable(),
    skirmishes: z.array(skirmish).meta({ description: "While a player marches or may declare battles." }),
    ways: z.array(way).meta({ description: "For the lords of the player who marches now." }),
    revolt: z.object({ village, first: seat, cards: z.array(z.object({ seat, isCalmed: z.boolean() })) }).nullable(),
    ending: z
      .object({
        ranking,
        winners: z.array(seat),
        reason: endedBy,
        decidedBy: tieBreak,
      })
      .nullable(),
    agenda,
  })
  .meta({ id: "Fief1429View" });
