import {
  atFamily,
  atVillage,
  atVillages,
  between,
  cardBetween,
  cardDrawn,
  cardGone,
  icon,
  lordAt,
  money,
  moneyBetween,
  ofFamily,
  pawnsAt,
  piece,
} from "../fief-shared/motion.ts";
import type { PieceName } from "../fief-shared/pieces/drawings/symbols.tsx";
import { flowMotions, type Motion, type MotionTable, unseen } from "../motion.ts";
import type { Fief, VillageId } from "./game.ts";
import { villagesOnMap } from "./realm/realm.ts";

/** What each fact changes on the table. */
export const motions: MotionTable<Fief> = {
  ...flowMotions,
  TurnLimitLowered: unseen("the number of turns is not on the board"),
  PhaseBegan: unseen("the heading names the phase"),
  TaxesCleared: unseen("the paid taxes are told by IncomeReceived"),
  AttackEnded: unseen("what it did is told by the facts before"),
  TurnEnded: unseen("nothing moves: the titles are told when they change"),

  LotsThrown: ({ throws }) =>
    throws.map(({ seat, dice }) => ({
      ...atFamily(seat, icon("event")),
      amount: dice.reduce((sum, one) => sum + one, 0),
    })),
  BankerNamed: ({ seat }) => [atFamily(seat, piece("purse"))],
  RegionChosen: ({ region }) => atVillages(land(region)),
  FamilySettled: ({ seat, village, soldiers, ecus }) => [
    ...pawnsAt(village, "soldier", soldiers, seat),
    ...money(seat, ecus),
  ],
  TurnBegan: ({ first }) => [atFamily(first, icon("crown"))],
  PileRenewed: ({ cards }) => [{ at: ["hand"], piece: piece("back"), amount: cards }],

  CardDealt: ({ seat }) => [cardDrawn(seat)],
  LordArrived: ({ seat, village, from }) => [
    lordAt(village, seat, from === "hand" ? ofFamily(seat, "cards") : ["hand"]),
  ],
  Ordained: ({ seat, see }) => [atFamily(seat, piece("bishop"), "titles"), ...atVillages(diocese(see))],
  HatTaken: ({ seat, ecus }) => [...money(seat, -ecus), atFamily(seat, piece("cardinal"), "titles")],
  AttackLaid: ({ seat, card, region }) => [
    cardGone(seat),
    ...(card === "assassination" || region === null ? [] : atVillages(land(region), piece(card))),
  ],
  AttackAnswered: ({ seat }) => [cardGone(seat)],
  RevoltAppeased: ({ seat, ecus }) => money(seat, -ecus),
  CurseLifted: ({ region }) => atVillages(land(region), icon("check")),
  CurseFaded: ({ region }) => atVillages(land(region), icon("check")),
  LordTested: ({ seat, village }) => [atVillage(village, piece("plague"), seat)],
  CastleStormed: ({ seat, village }) => [atVillage(village, piece("revolt"), seat)],
  SoldiersLost: ({ seat, village, soldiers }) => pawnsAt(village, "soldier", -soldiers, seat),
  LordDied: ({ seat, village }) => [{ ...lordAt(village, seat), amount: -1 }],
  BuildingsLost: ({ village, mills, presses }) => [
    ...works(village, "mill", -mills),
    ...works(village, "press", -presses),
  ],
  CardReturned: ({ seat }) => [cardGone(seat)],
  CardDiscarded: ({ seat }) => [cardGone(seat)],

  TaxLaid: ({ seat, region, see }) => [cardGone(seat), ...atVillages(taxed(region, see), piece("purse"))],
  TaxLapsed: ({ seat }) => [atFamily(seat, icon("close"))],
  IncomeReceived: ({ seat, ecus }) => money(seat, ecus),
  Recruited: ({ seat, village, soldiers, ecus }) => [
    ...money(seat, -ecus),
    ...pawnsAt(village, "soldier", soldiers, seat),
  ],
  MillBuilt: ({ seat, village, ecus }) => [...money(seat, -ecus), atVillage(village, piece("mill"), seat)],
  PressBuilt: ({ seat, village, ecus }) => [...money(seat, -ecus), atVillage(village, piece("press"), seat)],
  CastleBuilt: ({ seat, village, ecus }) => [...money(seat, -ecus), atVillage(village, piece("castle"), seat)],

  Marched: ({ seat, from, to }) => [lordAt(to, seat, [from])],
  StanceTaken: ({ seat, village, stance }) => [atVillage(village, stances[stance], seat)],
  SallyDeclared: ({ seat, village }) => [atVillage(village, icon("swords"), seat)],
  ConsentAsked: ({ seat }) => [atFamily(seat, icon("scroll"))],
  ConsentAnswered: ({ seat, isGiven }) => [atFamily(seat, icon(isGiven ? "check" : "close"))],
  Entered: ({ seat, village }) => [lordAt(village, seat)],
  BattlePrevented: ({ village }) => [atVillage(village, icon("check"))],
  SideTaken: ({ seat, village, side }) => [atVillage(village, icon(side === "none" ? "close" : "swords"), seat)],
  OccupantNamed: ({ village, occupant }) => [atVillage(village, piece("house"), occupant ?? undefined)],
  BattleBegan: ({ village }) => [atVillage(village, icon("swords"))],
  RoundFought: ({ village }) => [atVillage(village, icon("swords"))],
  BattleEnded: ({ village }) => [atVillage(village, icon("swords"))],
  FieldCleared: ({ village }) => [atVillage(village, icon("check"))],

  OfferMade: ({ seat, to }) => [between(seat, to, icon("scroll"))],
  OfferTaken: ({ seat, to, ecus, card, askedEcus, askedCard }) => [
    ...moneyBetween(seat, to, ecus),
    ...moneyBetween(to, seat, askedEcus),
    ...(card === "none" ? [] : [cardBetween(seat, to)]),
    ...(askedCard === "none" ? [] : [cardBetween(to, seat)]),
    between(to, seat, icon("check")),
  ],
  OfferEnded: ({ seat, to }) => [between(to, seat, icon("close"))],
  MoneyGiven: ({ seat, to, ecus }) => moneyBetween(seat, to, ecus),
  PassagePromised: ({ seat, to }) => [between(seat, to, icon("check"))],
  AllianceMade: ({ seat, to }) => [between(seat, to, icon("check"))],
  VillageCeded: ({ village, seat, to }) => [
    { ...atFamily(seat, piece("house"), "villages"), amount: -1 },
    atVillage(village, piece("house"), to),
    { ...atFamily(to, piece("house"), "villages"), amount: 1 },
  ],

  TitleTaken: ({ region, seat }) => title(seat, region),
  TitleInherited: ({ region, seat }) => title(seat, region),
  TitleLost: ({ region, seat }) => [
    { ...atFamily(seat, icon("crown"), "titles"), amount: -1 },
    ...atVillages(land(region)),
  ],
  WardEnded: ({ region }) => atVillages(land(region)),
  CandidateNamed: ({ seat }) => [atFamily(seat, piece("king"))],
  VoteCast: ({ seat, votes }) => [{ ...atFamily(seat, icon("check")), amount: votes }],
  VotesCounted: ({ ballots }) =>
    ballots.map(({ seat, votes }) => ({ ...atFamily(seat, icon("check")), amount: votes })),
  Crowned: ({ seat }) => [atFamily(seat, piece("king"), "titles")],
  DepositionCalled: ({ seat }) => [atFamily(seat, icon("scroll"))],
  VerdictGiven: ({ seat, votes }) => [{ ...atFamily(seat, icon("check")), amount: votes }],
  TrialEnded: ({ seat, isDeposed }) => [
    { ...atFamily(seat, piece("king"), "titles"), ...(isDeposed && { amount: -1 }) },
  ],
};

const stances = {
  siege: piece("engine"),
  attack: icon("swords"),
  refused: icon("close"),
  guest: icon("check"),
  relief: icon("swords"),
  challenge: icon("swords"),
} as const;

const land = (region: string): readonly VillageId[] =>
  villagesOnMap.filter((one) => one.region === region).map(({ village }) => village);
const diocese = (see: string): readonly VillageId[] =>
  villagesOnMap.filter((one) => one.see === see).map(({ village }) => village);

/** The villages that pay a tax; the royal tax is paid in all. */
function taxed(region: string | null, see: string | null): readonly VillageId[] {
  if (region !== null) return land(region);
  return see === null ? villagesOnMap.map(({ village }) => village) : diocese(see);
}

const title = (seat: number, region: string): readonly Motion[] => [
  atFamily(seat, icon("crown"), "titles"),
  ...atVillages(land(region)),
];

/** Mills or presses that a village gains or, with a negative count, loses. */
const works = (village: VillageId, name: PieceName, amount: number): readonly Motion[] =>
  amount === 0 ? [] : [{ ...atVillage(village, piece(name)), amount }];
