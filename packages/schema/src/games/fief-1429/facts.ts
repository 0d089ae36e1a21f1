import { z } from "zod";
import { seat } from "../../ids.ts";
import { step } from "./agenda.ts";
import { options } from "./options.ts";
import {
  band,
  bishopric,
  boon,
  calamity,
  card,
  cardOrNone,
  count,
  crown,
  die,
  dieFaces,
  ecus,
  endOfBattle,
  fief,
  hiddenCard,
  lord,
  lordOrNobody,
  matter,
  office,
  phase,
  pile,
  side,
  village,
} from "./pieces.ts";

const fact1 = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), ...fields });

/** What one family gives and what it asks; the cards may be hidden from third parties. */
export const offerOf = <Seen extends z.ZodType>(seen: Seen) => ({
  seat,
  to: seat,
  ecus,
  card: seen,
  askedEcus: ecus,
  askedCard: seen,
});

export const causeOfLoss = z.enum(["battle", "surrender", "plague", "revolt", "assassination", "justice"]);
export const ranking = z.array(z.object({ seat, rank: z.int().min(1), score: z.int() }));
export const tieBreak = z.enum(["king", "pope", "regent", "fiefs", "bishops", "villages"]).nullable();
export const thrown = z.object({
  points: count,
  dice: dieFaces,
  walls: count.meta({ description: "Dice that the walls took away, after the engines." }),
  bonus: count.meta({ description: "Hits beyond the dice: the defence against a ride." }),
  hits: count,
});

const shared = [
  fact1("Settled", { next: z.array(step) }),
  fact1("Interrupted", { by: z.array(step) }),
  fact1("Answered", { seat }),
  fact1("GameBegan", { seats: z.int().min(3).max(6), options }),
  fact1("FirstPlayerDrawn", { seat }),
  fact1("LordDrawn", { seat, lord }),
  fact1("FamilySettled", { seat, village, lord, sergeants: count, knights: count, ecus }),
  fact1("TurnBegan", { turn: z.int().min(1), first: seat }),
  fact1("PhaseBegan", { phase }),

  fact1("ConsentAsked", { seat, matter }),
  fact1("ConsentAnswered", { seat, matter, isGiven: z.boolean() }),
  fact1("Wed", { lord, seat, spouse: lord, spouseSeat: seat }),
  fact1("MarriageAnnulled", { lord, seat, spouse: lord, spouseSeat: seat }),

  fact1("ElectionOpened", { office }),
  fact1("CandidatePresented", { seat, lord, office }),
  fact1("VotesShown", {
    office,
    ballots: z.array(z.object({ seat, votes: count, on: lordOrNobody, blank: lordOrNobody })),
    tally: z.array(z.object({ lord, votes: count })),
    elected: lord.nullable(),
    why: z.enum(["elected", "no-votes", "tie", "too-few", "no-clergy"]),
  }),
  fact1("Elected", { office, lord, seat }),
  fact1("ElectionClosed", { office }),
  fact1("Crowned", { lord, seat, crown, cause: z.enum(["marriage", "succession", "birth"]) }),
  fact1("OfficeLost", {
    lord,
    seat,
    office: z.union([crown, z.literal("bishop"), z.literal("cardinal")]),
    cause: z.enum(["election", "succession", "annulment", "excommunication", "orders"]),
  }),

  fact1("CardDiscarded", { seat, card }),
  fact1("CalamityDropped", { seat, calamity }),
  fact1("PileRenewed", { pile, cards: count }),
  fact1("CalamityTurned", {
    calamity,
    rolled: die.nullable(),
    bishopric: bishopric.nullable(),
    effect: z.enum(["strikes", "false-alarm", "double", "calm"]),
  }),
  fact1("PlagueTested", { seat, lord, village, rolled: die, dies: z.boolean() }),
  fact1("TroopsTested", { seat, village, isEntry: z.boolean() }),
  fact1("LordDied", { lord, seat, village, cause: causeOfLoss }),
  fact1("TroopsLost", {
    seat,
    village,
    sergeants: count,
    knights: count,
    cause: causeOfLoss,
    isRiding: z.boolean(),
    isEntry: z.boolean(),
  }),

  fact1("CardPlayed", { seat, card }),
  fact1("CardTakenBack", { seat, card }),
  fact1("LordPlayed", { seat, lord, village }),
  fact1("BoonPlayed", { seat, boon, bishopric, cancels: calamity.nullable() }),
  fact1("TailleLevied", { seat, fief, by: lord }),
  fact1("TitheLevied", { seat, bishopric, by: lord, as: z.enum(["bishop", "cardinal"]) }),
  fact1("PapalTitheLevied", { seat, by: lord }),
  fact1("TaxLapsed", { seat, tax: z.enum(["taille", "tithe", "papal-tithe"]) }),
  fact1("IncomeReceived", {
    seat,
    villages: ecus,
    mills: ecus,
    taille: ecus,
    tithe: ecus,
    queen: ecus,
    ecus,
    total: ecus,
  }),
  fact1("TaxesCleared", {}),

  fact1("RansomPaid", { lord, seat, to: seat, ecus, isAgreed: z.boolean() }),
  fact1("PrisonerFreed", {
    lord,
    seat,
    by: seat.nullable(),
    cause: z.enum(["ransom", "escape", "guard", "unguarded", "victory"]),
  }),
  fact1("LordHoused", { lord, seat, village }),
  fact1("Recruited", { seat, village, sergeants: count, knights: count, ecus }),
  fact1("MillBuilt", { seat, village, ecus }),
  fact1("CastleBuilt", { seat, village, ecus }),
  fact1("TitleBought", { seat, fief, lord, city: village, ecus }),
  fact1("HatGiven", { seat, lord, by: z.enum(["card", "purchase"]), ecus }),

  fact1("LeaveAsked", {
    seat,
    leader: lord,
    lords: z.array(lord),
    from: village,
    to: village,
    bands: z.array(band),
    of: z.array(seat),
  }),
  fact1("LeaveAnswered", { seat, to: seat, isGiven: z.boolean() }),
  fact1("LeaveRefused", { seat, village }),
  fact1("Marched", {
    seat,
    leader: lord,
    lords: z.array(lord).meta({ description: "All who go, prisoners too, the leader first." }),
    from: village,
    to: village,
    road: village.nullable().meta({ description: "They stand before the village, on the road from there." }),
    bands: z.array(band).meta({ description: "The troops as they stood before." }),
  }),
  fact1("MarchHalted", { seat, village, lords: z.array(lord) }),
  fact1("PassageOpened", { seat, lord }),
  fact1("RideDeclared", {
    seat,
    leader: lord,
    lords: z.array(lord),
    village,
    to: village,
    bands: z.array(band),
    target: seat,
  }),
  fact1("RideEnded", { seat, village }),

  fact1("BattleBegan", { village, attacker: seat, defender: seat, kind: z.enum(["battle", "ride"]) }),
  fact1("SideTaken", { seat, side: z.enum(["none", "attack", "defend"]) }),
  fact1("RoundFought", { village, round: z.int().min(1), attack: thrown, defend: thrown }),
  fact1("HitsTaken", { side, seat, hits: count.meta({ description: "What is left for lords." }) }),
  fact1("LordCaptured", {
    lord,
    seat,
    by: seat,
    village,
    cause: z.enum(["alone", "battle", "surrender", "ambush", "victory"]),
  }),
  fact1("LordReleased", { lord, seat, by: seat, village }),
  fact1("StanceTaken", { seat, stance: z.enum(["truce", "fight", "surrender", "stop"]) }),
  fact1("AllyWavered", { seat, choice: z.enum(["stay", "leave", "cross"]) }),
  fact1("BattleEnded", {
    village,
    victor: side.nullable(),
    reason: endOfBattle,
  }),
  fact1("ControlChanged", {
    village,
    from: seat.nullable(),
    to: seat.nullable(),
    cause: z.enum(["arrival", "departure", "conquest", "cession", "marriage"]),
  }),

  fact1("SiegeLaid", { seat, village }),
  fact1("SiegeTightened", { seat, village }),
  fact1("SiegeLifted", { seat, village, cause: z.enum(["wish", "no-lord", "control"]) }),
  fact1("GuestAdmitted", { village, seat, guest: seat }),
  fact1("MillsPillaged", { seat, village, mills: count, total: ecus }),

  fact1("TitleBestowed", {
    fief,
    lord,
    seat,
    cause: z.enum(["inheritance", "marriage", "conquest", "recovery", "passed"]),
  }),
  fact1("TitleVacated", { fief, lord: lord.nullable(), cause: z.enum(["death", "conquest"]) }),
  fact1("TroopsReplaced", { village, from: seat, to: seat, sergeants: count, knights: count }),

  fact1("MoneyGiven", { seat, to: seat, ecus, total: ecus, toTotal: ecus }),
  fact1("OfferEnded", { seat, to: seat, cause: z.enum(["declined", "withdrawn", "expired"]) }),
  fact1("PrisonerHandedOver", { lord, seat, to: seat }),
  fact1("Excommunicated", { lord, seat, by: lord }),
  fact1("Absolved", { lord, seat, cause: z.enum(["pope", "death"]) }),
  fact1("MaidCalled", { seat, lord }),
  fact1("AuthorMarked", { seat, lord }),
  fact1("WallsUndermined", { seat, village }),
  fact1("RevoltRaised", { seat, village, first: seat.nullable() }),
  fact1("RevoltCalmed", {
    card: count,
    seat,
    lord,
    as: z.enum(["bishop", "cardinal"]),
    rolled: die,
    isCalmed: z.boolean(),
  }),
  fact1("RevoltStruck", { village, dice: dieFaces, walls: count, hits: count, inside: count }),
  fact1("TollTaken", { seat, village, hits: count }),
  fact1("VillageRuined", { village, mills: count, hadCastle: z.boolean() }),
  fact1("RevoltEnded", { village }),

  fact1("TurnEnded", { turn: z.int().min(1), points: z.array(z.object({ seat, points: count })) }),
  fact1("GameEnded", {
    ranking,
    winners: z.array(seat),
    reason: z.enum(["alone", "alliance", "turns"]),
    decidedBy: tieBreak,
  }),
] as const;

export const fact = z.discriminatedUnion("type", [
  fact1("CardDrawn", { seat, pile, card }),
  fact1("CalamityLaid", { seat, calamity }),
  fact1("BallotCast", { seat, on: lordOrNobody, blank: lordOrNobody }),
  fact1("OfferMade", offerOf(cardOrNone)),
  fact1("OfferTaken", offerOf(cardOrNone)),
  ...shared,
]);

export const told = z.discriminatedUnion("type", [
  fact1("CardDrawn", { seat, pile, card: z.union([card, hiddenCard]) }),
  fact1("CalamityLaid", { seat, calamity: z.union([calamity, hiddenCard]) }),
  fact1("BallotCast", { seat, on: lordOrNobody, blank: lordOrNobody }),
  fact1("OfferMade", offerOf(z.union([cardOrNone, pile]))),
  fact1("OfferTaken", offerOf(z.union([cardOrNone, pile]))),
  fact1("MarkersLaid", { seat, on: z.array(lord).meta({ description: "One or two, for or null." }) }),
  ...shared,
]);
