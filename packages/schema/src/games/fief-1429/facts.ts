import { z } from "zod";
import { seat } from "../../ids.ts";
import { placement } from "../../outcome.ts";
import { flowFactsOf } from "../flow.ts";
import { step } from "./agenda.ts";
import { options } from "./options.ts";
import {
  band,
  bandShown,
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
  pledge,
  relic,
  side,
  stance,
  village,
} from "./pieces.ts";

const fact1 = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), ...fields });

/** What one family gives and what it asks; cards, and écus where money is hidden, may be hidden from third parties. */
export const offerOf = <Card extends z.ZodType, Ecus extends z.ZodType>(cardSeen: Card, ecusSeen: Ecus) => ({
  seat,
  to: seat,
  ecus: ecusSeen,
  card: cardSeen,
  pledge,
  askedEcus: ecusSeen,
  askedCard: cardSeen,
  askedPledge: pledge,
  room: seat.nullable().meta({ description: "The seat whose private room it was made in; it is secret there." }),
  isByEmbassy: z.boolean().meta({ description: "An ambassador was sent for it." }),
});

export const causeOfLoss = z.enum(["battle", "surrender", "plague", "revolt", "assassination", "justice"]);
export const ranking = z.array(placement);
/** Before revision 6, the score was 100 for each victory point and 1 for each village, and there were no tie-breaks. */
const recordedRanking = z.array(placement.partial({ tieBreaks: true }));
export const tieBreak = z.enum(["king", "pope", "regent", "fiefs", "bishops", "villages"]).nullable();
export const thrown = z
  .object({
    points: count,
    dice: dieFaces,
    walls: count.meta({ description: "Dice that the walls removed, after the siege engines." }),
    bonus: count.meta({ description: "Additional hits: for the defence against a ride." }),
    lance: count.meta({ description: "Hits that the Holy Lance adds." }),
    grail: count.meta({ description: "Hits that the other side's Holy Grail cancels." }),
    hits: count,
  })
  .meta({ id: "Fief1429Thrown", description: "The dice of one side." });

const shared = [
  ...flowFactsOf(step),
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
  fact1("CandidacyDeclined", { seat, office }),
  fact1("VotesShown", {
    office,
    ballots: z.array(z.object({ seat, votes: count, on: lordOrNobody, blank: lordOrNobody })),
    tally: z.array(z.object({ lord, votes: count })),
    elected: lord.nullable(),
    why: z.enum(["elected", "no-votes", "tie", "too-few", "no-clergy"]),
  }),
  fact1("Elected", { office, lord, seat }),
  fact1("ElectionLapsed", { office }),
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
  fact1("TaxesCleared", {}),

  fact1("RansomPaid", { lord, seat, to: seat, ecus, isAgreed: z.boolean() }),
  fact1("RansomUnpaid", { lord, seat, to: seat, ecus }),
  fact1("PrisonerFreed", {
    lord,
    seat,
    by: seat.nullable(),
    cause: z.enum(["ransom", "escape", "guard", "unguarded", "victory"]),
  }),
  fact1("LordHoused", { lord, seat, village }),
  fact1("MillBuilt", { seat, village, ecus }),
  fact1("CastleBuilt", { seat, village, ecus }),
  fact1("TitleBought", { seat, fief, lord, city: village, ecus }),
  fact1("HatGiven", { seat, lord, by: z.enum(["card", "purchase"]), ecus }),

  fact1("LeaveAnswered", { seat, to: seat, isGiven: z.boolean() }),
  fact1("LeaveRefused", { seat, village }),
  fact1("MarchHalted", {
    seat,
    village,
    lords: z.array(lord),
    areTroopsBound: z.boolean().optional().meta({ description: "Their troops march no more this turn either." }),
  }),
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
  fact1("HitsTaken", { side, seat, hits: count.meta({ description: "Hits left for lords." }) }),
  fact1("LossesShared", { side, seat, hits: count.meta({ description: "Hits that this family has taken." }) }),
  fact1("LordCaptured", {
    lord,
    seat,
    by: seat,
    village,
    cause: z.enum(["alone", "battle", "surrender", "ambush", "victory"]),
  }),
  fact1("LordReleased", { lord, seat, by: seat, village }),
  fact1("StanceTaken", { seat, stance }),
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
  fact1("SiegeBroken", {
    seat,
    village,
    lord: lord.meta({ description: "The leader of the victors; d’Arc before others." }),
    by: seat,
    isMaid: z.boolean(),
  }),
  fact1("SiegeLifted", { seat, village, cause: z.enum(["wish", "no-lord", "control"]) }),
  fact1("GuestAdmitted", { village, seat, guest: seat }),

  fact1("TitleBestowed", {
    fief,
    lord,
    seat,
    cause: z.enum(["inheritance", "marriage", "conquest", "recovery", "passed"]),
  }),
  fact1("TitleVacated", { fief, lord: lord.nullable(), cause: z.enum(["death", "conquest"]) }),
  fact1("TroopsReplaced", { village, from: seat, to: seat, sergeants: count, knights: count }),

  fact1("OfferEnded", {
    seat,
    to: seat,
    cause: z.enum(["declined", "withdrawn", "expired"]),
    room: seat.nullable(),
  }),
  fact1("PassageGranted", { seat, to: seat }),
  fact1("PriceWaived", { seat, to: seat, fief }),
  fact1("RoomOpened", { seat, guests: z.array(seat), embassies: count.meta({ description: "Ambassadors left." }) }),
  fact1("RoomProlonged", { seat, guests: z.array(seat), embassies: count }),
  fact1("RoomClosed", { seat }),

  fact1("TroopsShown", { seat, village, sergeants: count, knights: count }),

  fact1("RelicsPlaced", { relics: z.array(z.object({ relic, village })) }),
  fact1("RelicTaken", {
    relic,
    lord,
    seat,
    village,
    cause: z.enum(["clergy", "found", "family", "ally", "captor", "gift"]),
  }),
  fact1("RelicLeft", {
    relic,
    village,
    seat: seat.nullable().meta({ description: "The family whose troops keep it." }),
  }),
  fact1("Prayed", {
    relic,
    seat,
    lord,
    calamity,
    bishopric,
    rolled: die,
    effect: z.enum(["stays", "moved", "ended"]),
    onto: bishopric.nullable(),
  }),
  fact1("LordRevived", { lord, seat, village, by: seat, relic }),
  fact1("LordMourned", { lord, seat }),
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

  /** The players have agreed on an earlier last turn. */
  fact1("TurnLimitLowered", { turns: z.int().min(1) }),
  fact1("TurnEnded", { turn: z.int().min(1), points: z.array(z.object({ seat, points: count })) }),
] as const;

export const endedBy = z.enum(["alone", "alliance", "turns"]);
const ending = { winners: z.array(seat), reason: endedBy, decidedBy: tieBreak };

const secretFlag = z.boolean().meta({ description: "Others do not see all of it." });
const income = { seat, villages: ecus, mills: ecus, taille: ecus, tithe: ecus, queen: ecus, ecus };
const marching = {
  seat,
  leader: lord,
  lords: z.array(lord).meta({ description: "All who march, including prisoners, the leader first." }),
  from: village,
  to: village,
};
const road = village.nullable().meta({ description: "They stand before the village, on the road from there." });
const posts = <Count extends z.ZodType>(kind: Count) =>
  z.array(z.object({ village, pawns: count, sergeants: kind, knights: kind }));

/** What others may see in part only, with what decides it. */
export const fact = z
  .discriminatedUnion("type", [
    fact1("CardDrawn", { seat, pile, card }),
    fact1("CalamityLaid", { seat, calamity }),
    fact1("BallotCast", {
      seat,
      on: lordOrNobody,
      blank: lordOrNobody,
      isSealed: z
        .boolean()
        .optional()
        .meta({ description: "Others do not see where the markers are until all have voted." }),
    }),
    fact1("OfferMade", { ...offerOf(cardOrNone, ecus), isHidden: secretFlag }),
    fact1("OfferTaken", { ...offerOf(cardOrNone, ecus), isHidden: secretFlag }),
    fact1("MoneyGiven", { seat, to: seat, ecus, total: ecus, toTotal: ecus, isHidden: secretFlag }),
    fact1("IncomeReceived", { ...income, total: ecus, isHidden: secretFlag }),
    fact1("MillsPillaged", { seat, village, mills: count, total: ecus, isHidden: secretFlag }),
    fact1("Recruited", { seat, village, sergeants: count, knights: count, ecus, isHidden: secretFlag }),
    fact1("MusterPlaced", { seat, posts: posts(count) }),
    fact1("LeaveAsked", { ...marching, bands: z.array(band), of: z.array(seat), isHidden: secretFlag }),
    fact1("Marched", {
      ...marching,
      road,
      bands: z.array(band).meta({ description: "The troops before the move." }),
      isHidden: secretFlag,
    }),
    ...shared,
    fact1("GameEnded", { ranking: recordedRanking, ...ending }),
  ])
  .meta({ id: "Fief1429Fact" });

const unseenEcus = ecus.nullable().meta({ description: "Null where the money of others is hidden." });

export const redactedFact = z
  .discriminatedUnion("type", [
    fact1("CardDrawn", { seat, pile, card: z.union([card, hiddenCard]) }),
    fact1("CalamityLaid", { seat, calamity: z.union([calamity, hiddenCard]) }),
    fact1("BallotCast", { seat, on: lordOrNobody, blank: lordOrNobody }),
    fact1("BallotSealed", { seat }),
    fact1("MarkersLaid", { seat, on: z.array(lord).meta({ description: "One or two markers, “for” or “null”." }) }),
    fact1("OfferMade", offerOf(z.union([cardOrNone, pile]), unseenEcus)),
    fact1("OfferTaken", offerOf(z.union([cardOrNone, pile]), unseenEcus)),
    fact1("Whispered", { room: seat }),
    fact1("TradedInPrivate", {
      room: seat,
      seat,
      to: seat,
      ecus: z.int().nullable().meta({ description: "From the seat to the other, on balance; null where hidden." }),
      characters: z.int().meta({ description: "Cards from the seat to the other, on balance." }),
      events: z.int(),
    }),
    fact1("MoneyGiven", { seat, to: seat, ecus: unseenEcus, total: unseenEcus, toTotal: unseenEcus }),
    fact1("IncomeReceived", { ...income, total: unseenEcus }),
    fact1("MillsPillaged", { seat, village, mills: count, total: unseenEcus }),
    fact1("Recruited", {
      seat,
      village: village
        .nullable()
        .meta({ description: "In the fog, others learn it when the family has finished buying." }),
      sergeants: count,
      knights: count,
      ecus,
    }),
    fact1("MusterPlaced", { seat, posts: posts(count.nullable()) }),
    fact1("LeaveAsked", { ...marching, bands: z.array(bandShown), of: z.array(seat) }),
    fact1("Marched", { ...marching, road, bands: z.array(bandShown) }),
    ...shared,
    fact1("GameEnded", { ranking, ...ending }),
  ])
  .meta({ id: "Fief1429RedactedFact" });
