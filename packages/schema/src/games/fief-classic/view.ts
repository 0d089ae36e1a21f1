import { z } from "zod";
import { seat } from "../../ids.ts";
import { ranking } from "../flow.ts";
import { agenda } from "./agenda.ts";
import { castVotes, endedBy, offerOf, thrown, tieBreak } from "./facts.ts";
import {
  attack,
  bearerNamed,
  card,
  cardOrNone,
  count,
  curse,
  die,
  ecus,
  goal,
  hiddenCard,
  isSiegeKept,
  kindOfBattle,
  lord,
  phase,
  rank,
  region,
  see,
  stance,
  verdict,
  village,
} from "./pieces.ts";

const income = z
  .object({ villages: ecus, mills: ecus, presses: ecus, tithe: ecus, seigneurialTax: ecus, royalTax: ecus, ecus })
  .meta({ id: "FiefClassicIncome" });

const family = z.object({
  seat,
  home: region.nullable(),
  ecus,
  hand: count.meta({ description: "Cards in the hand." }),
  titles: count,
  score: count,
  lords: count,
  villages: count,
  soldiers: count.meta({ description: "On the map." }),
  stock: count.meta({ description: "Soldiers that can still be bought." }),
  votes: count.meta({ description: "Votes in an election or a deposition." }),
  income: income.meta({ description: "What it would receive if incomes were paid now." }),
  hasUsedCard: z.boolean().meta({ description: "An attack, a parry or a tax this turn: it may not exchange a card." }),
  hasExchanged: z.boolean().meta({ description: "This turn: it may use no attack, parry or tax." }),
});

const lordShown = z.object({
  lord,
  seat,
  village,
  road: village.nullable().meta({ description: "Before the village, on the road from there; null: in it." }),
  see: see.nullable(),
  isCardinal: z.boolean(),
  isKing: z.boolean(),
  titles: z.array(region),
  steps: count.meta({ description: "Made this turn, of two." }),
});

const villageShown = z.object({
  village,
  region,
  see,
  holder: seat
    .nullable()
    .meta({ description: "The family that holds it, with pawns or as an empty village of its fief." }),
  isOccupied: z.boolean(),
  hasCastle: z.boolean(),
  isCapital: z.boolean(),
  mills: count,
  presses: count,
  soldiers: count.meta({ description: "In it." }),
  gates: z.array(z.object({ seat, road: village, soldiers: count })).meta({ description: "Who stands before it." }),
  stances: z.array(z.object({ seat, stance, isSiegeKept })),
  isBesieged: z.boolean(),
  isSallying: z.boolean(),
  curses: z.array(curse),
  pays: ecus.meta({ description: "Income for its owner, without taxes." }),
});

const regionShown = z.object({
  region,
  rank,
  curses: z.array(curse),
  hasRevolted: z.boolean(),
  title: z.object({ seat, lord: lord.nullable() }).nullable(),
  capital: village.nullable().meta({ description: "It stays the same while no family holds the title." }),
  isWard: z.boolean().meta({ description: "Its title is in the king's keeping." }),
  tax: seat.nullable().meta({ description: "Who levies it this turn." }),
});

const seeShown = z.object({
  see,
  bishop: lord.nullable(),
  seat: seat.nullable(),
  tithe: seat.nullable().meta({ description: "Who levies it this turn." }),
});

const prospect = z
  .object({ attackWins: z.number(), defenceWins: z.number(), neither: z.number() })
  .meta({ id: "FiefClassicProspect", description: "Probabilities, 0 to 1, of a battle fought to the end." });

const camp = z.object({
  seats: z.array(seat),
  pawns: count,
  soldiers: count,
  lords: z.array(lord),
  dice: count.meta({ description: "Number that it would roll now." }),
});

/** A battle that is fought, or that would be fought as things stand. */
const encounter = {
  village,
  kind: kindOfBattle,
  isWalled: z.boolean().meta({ description: "The defenders are behind the walls of a castle." }),
  attack: camp,
  defend: camp,
  prospect,
};

/** One step that a lord could make. */
const way = z.object({
  lord,
  to: village,
  soldiersMax: count,
  isBefore: z.boolean().meta({ description: "It ends before the village, on the road." }),
  blockedBy: z.string().nullable().meta({ description: "The rule that forbids it." }),
});

export const view = z
  .object({
    options: z.object({ goal, turns: z.int(), hasStartingLord: z.boolean() }),
    figures: z.string().meta({ description: "The set of figures that the game uses." }),
    prices: z.object({ soldier: ecus, press: ecus, mill: ecus, castle: ecus, cardinal: ecus }),
    incomes: z
      .object({ village: ecus, press: ecus, mill: ecus, royalTax: ecus, seigneurialTax: ecus })
      .meta({ description: "What each pays; the seigneurial tax for each village of the fief." }),
    losses: z
      .object({ open: z.array(count), castle: z.array(count) })
      .meta({ description: "Pawns lost by the sum of the dice, from 0." }),
    turn: z.int().min(0),
    phase,
    first: seat,
    order: z.array(seat),
    families: z.array(family),
    hands: z.array(z.object({ seat, cards: z.array(card) })).meta({ description: "Those that you may see." }),
    lords: z.array(lordShown),
    villages: z.array(villageShown),
    regions: z.array(regionShown),
    sees: z.array(seeShown),
    king: z.object({ lord, seat }).nullable(),
    royalTaxes: z.array(seat).meta({ description: "Who levies the royal tax this turn." }),
    supply: z.object({ castles: count, mills: count, presses: count, hats: count }),
    piles: z.object({ cards: count, discards: z.array(card) }),
    attack: z
      .object({
        seat,
        card: attack,
        region: region.nullable(),
        lord: lord.nullable(),
        rolled: die.nullable(),
        price: ecus.nullable().meta({ description: "What ends a revolt." }),
      })
      .nullable(),
    battle: z
      .object({
        ...encounter,
        round: count,
        rounds: z.array(z.object({ attack: thrown, defend: thrown })),
      })
      .nullable(),
    fronts: z.array(z.object(encounter)).meta({ description: "The battles that would be fought now." }),
    ways: z.array(way).meta({ description: "For the lords of the player who marches now." }),
    offers: z.array(z.object(offerOf(z.union([cardOrNone, hiddenCard])))),
    knownCards: z
      .array(z.object({ seat, card }))
      .meta({ description: "Cards in the hands of others that you know of, because you have seen them." }),
    passages: z.array(z.object({ seat, to: seat, until: count })),
    alliances: z.array(z.object({ seat, to: seat, until: count })),
    leagues: z.array(z.object({ seat, occupant: seat.nullable(), bearer: bearerNamed })).meta({
      description: "What each family named: the one that will hold the village, and the one that takes losses first.",
    }),
    candidates: z.array(z.object({ seat, lord })),
    ballots: castVotes,
    trial: z
      .object({
        by: seat,
        verdicts: z.array(z.object({ seat, verdict, votes: count })),
      })
      .nullable(),
    ending: z.object({ ranking, winners: z.array(seat), reason: endedBy, decidedBy: tieBreak }).nullable(),
    agenda,
  })
  .meta({ id: "FiefClassicView" });
