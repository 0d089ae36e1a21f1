import { z } from "zod";
import { seat } from "../../ids.ts";
import { flowFactsOf, ranking } from "../flow.ts";
import { step } from "./agenda.ts";
import {
  attack,
  ballot,
  bearerNamed,
  card,
  cardOrNone,
  causeOfLoss,
  count,
  curse,
  dice,
  die,
  ecus,
  goal,
  hiddenCard,
  isSiegeKept,
  kindOfBattle,
  lord,
  matter,
  phase,
  pledge,
  region,
  remedy,
  see,
  side,
  stance,
  tax,
  verdict,
  village,
} from "./pieces.ts";

const fact1 = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), ...fields });

/** What one family gives and what it asks; its cards are hidden from third parties. */
export const offerOf = <Card extends z.ZodType>(cardSeen: Card) => ({
  seat,
  to: seat,
  ecus,
  card: cardSeen,
  pledge,
  askedEcus: ecus,
  askedCard: cardSeen,
  askedPledge: pledge,
});

export const tieBreak = z.enum(["soldiers", "ecus"]).nullable();
export const endedBy = z.enum(["titles", "turns"]);
export const castVotes = z.array(z.object({ seat, on: ballot, votes: count }));
export const thrown = z
  .object({ pawns: count, dice, total: count, losses: count.meta({ description: "Losses of the other side." }) })
  .meta({ id: "FiefClassicThrown", description: "The dice of one side." });
const road = village.nullable().meta({ description: "Before the village, on the road from there; null: in it." });

const shared = [
  ...flowFactsOf(step),
  fact1("GameBegan", { seats: z.int().min(2).max(6), figures: z.string(), goal, turns: z.int(), hasLord: z.boolean() }),
  fact1("LotsThrown", { throws: z.array(z.object({ seat, dice })) }),
  fact1("BankerNamed", { seat, order: z.array(seat) }),
  fact1("RegionChosen", { seat, region }),
  fact1("FamilySettled", { seat, village, soldiers: count, ecus }),
  fact1("TurnBegan", { turn: z.int().min(1), first: seat }),
  fact1("PhaseBegan", { phase }),
  fact1("PileRenewed", { cards: count }),

  fact1("LordArrived", { seat, lord, village, road, from: z.enum(["hand", "lot", "discards"]) }),
  fact1("Ordained", { seat, lord, see }),
  fact1("HatTaken", { seat, lord, ecus }),
  fact1("AttackLaid", {
    seat,
    card: attack,
    region: region.nullable(),
    lord: lord.nullable(),
    rolled: die.nullable().meta({ description: "How violent the revolt is." }),
    hasFamine: z.boolean().meta({ description: "A famine is played with it." }),
  }),
  fact1("AttackAnswered", { seat, card: remedy }),
  fact1("RevoltAppeased", { seat, ecus }),
  fact1("AttackEnded", {}),
  fact1("CurseLifted", {
    region,
    curse,
    seat: seat.nullable().meta({ description: "The family that played the card on it." }),
  }),
  fact1("LordTested", { seat, lord, village, rolled: die, dies: z.boolean() }),
  fact1("CastleStormed", { seat, village, dice, losses: count }),
  fact1("SoldiersLost", { seat, village, road, soldiers: count, cause: causeOfLoss }),
  fact1("LordDied", { lord, seat, village, cause: causeOfLoss }),
  fact1("BuildingsLost", { village, mills: count, presses: count, cause: z.enum(["battle", "revolt"]) }),
  fact1("CardReturned", { seat, card }),
  fact1("CardDiscarded", { seat, card }),

  fact1("TaxLaid", { seat, tax, region: region.nullable(), see: see.nullable() }),
  fact1("TaxLapsed", { seat, tax, region: region.nullable(), see: see.nullable() }),
  fact1("IncomeReceived", {
    seat,
    villages: ecus,
    mills: ecus,
    presses: ecus,
    tithe: ecus,
    seigneurialTax: ecus,
    royalTax: ecus,
    ecus,
  }),
  fact1("TaxesCleared", {}),
  fact1("Recruited", { seat, village, soldiers: count, ecus }),
  fact1("MillBuilt", { seat, village, ecus }),
  fact1("PressBuilt", { seat, village, ecus }),
  fact1("CastleBuilt", { seat, village, ecus }),

  fact1("Marched", { seat, lord, from: village, fromRoad: road, to: village, road, soldiers: count }),
  fact1("StanceTaken", { seat, village, stance, isSiegeKept }),
  fact1("SallyDeclared", { seat, village }),
  fact1("ConsentAsked", { seat, matter }),
  fact1("ConsentAnswered", { seat, matter, isGiven: z.boolean() }),
  fact1("Entered", { seat, village }),

  fact1("BattlePrevented", { village }),
  fact1("SideTaken", { seat, village, side: z.enum(["none", "defend"]) }),
  fact1("OccupantNamed", { seat, village, occupant: seat.nullable(), bearer: bearerNamed }),
  fact1("BattleBegan", {
    village,
    kind: kindOfBattle,
    attackers: z.array(seat),
    defenders: z.array(seat),
    isWalled: z.boolean(),
  }),
  fact1("RoundFought", { village, round: z.int().min(1), attack: thrown, defend: thrown }),
  fact1("BattleEnded", { village, kind: kindOfBattle, victor: side.nullable(), victors: z.array(seat) }),
  fact1("FieldCleared", { village }),

  fact1("MoneyGiven", { seat, to: seat, ecus }),
  fact1("OfferEnded", { seat, to: seat, cause: z.enum(["declined", "withdrawn", "expired"]) }),
  fact1("PassagePromised", { seat, to: seat, until: count }),
  fact1("AllianceMade", { seat, to: seat, until: count }),
  fact1("VillageCeded", { village, seat, to: seat }),

  fact1("TitleTaken", { region, seat, lord, capital: village.nullable() }),
  fact1("TitleInherited", { region, seat, lord }),
  fact1("TitleLost", { region, seat, to: z.enum(["bank", "ward"]), cause: z.enum(["village", "capital", "no-lord"]) }),
  fact1("WardEnded", { region }),
  fact1("CandidateNamed", { seat, lord }),
  fact1("VoteCast", { seat, on: ballot, votes: count }),
  fact1("VotesCounted", {
    ballots: castVotes,
    tally: z.array(z.object({ lord, votes: count })),
    elected: lord.nullable(),
    why: z.enum(["elected", "no-majority", "no-clergy", "tie"]),
  }),
  fact1("Crowned", { lord, seat }),
  fact1("DepositionCalled", { seat }),
  fact1("VerdictGiven", { seat, verdict, votes: count }),
  fact1("TrialEnded", { lord, seat, votesFor: count, votesAgainst: count, isDeposed: z.boolean() }),
  /** The players have agreed on an earlier last turn. */
  fact1("TurnLimitLowered", { turns: z.int().min(1) }),
  fact1("TurnEnded", { turn: z.int().min(1), titles: z.array(z.object({ seat, titles: count })) }),
  fact1("GameEnded", { ranking, winners: z.array(seat), reason: endedBy, decidedBy: tieBreak }),
  fact1("CurseFaded", { region, curse }),
] as const;

/** What others may see in part only. */
export const fact = z
  .discriminatedUnion("type", [
    fact1("CardDealt", { seat, card }),
    fact1("OfferMade", offerOf(cardOrNone)),
    fact1("OfferTaken", offerOf(cardOrNone)),
    ...shared,
  ])
  .meta({ id: "FiefClassicFact" });

const cardShown = z.union([cardOrNone, hiddenCard]);

export const redactedFact = z
  .discriminatedUnion("type", [
    fact1("CardDealt", { seat, card: z.union([card, hiddenCard]) }),
    fact1("OfferMade", offerOf(cardShown)),
    fact1("OfferTaken", offerOf(cardShown)),
    ...shared,
  ])
  .meta({ id: "FiefClassicRedactedFact" });
