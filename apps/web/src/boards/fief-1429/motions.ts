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
import type { Fact, Fief, VillageId } from "./game.ts";
import { villagesOnMap } from "./realm/realm.ts";

/** What each fact changes on the table. */
export const motions: MotionTable<Fief> = {
  ...flowMotions,
  TurnLimitLowered: unseen("the number of turns is not on the board"),
  PhaseBegan: unseen("the heading names the phase"),
  ElectionClosed: unseen("what it decided is told by Elected or ElectionLapsed"),
  Whispered: unseen("nobody outside the room sees what was said"),
  StanceTaken: unseen("the panel of the battle shows it"),
  HitsTaken: unseen("the lost troops are told by TroopsLost"),
  LossesShared: unseen("the lost troops are told by TroopsLost"),
  TaxesCleared: unseen("the paid taxes are told by IncomeReceived"),
  TurnEnded: unseen("nothing moves: the points are told when titles change"),

  FirstPlayerDrawn: ({ seat }) => [atFamily(seat, icon("crown"))],
  LordDrawn: ({ seat }) => [cardDrawn(seat)],
  FamilySettled: ({ seat, village, sergeants, knights, ecus }) => [
    lordAt(village, seat, ofFamily(seat)),
    ...troops(village, { sergeants, knights, seat }),
    ...money(seat, ecus),
  ],
  TurnBegan: ({ first }) => [atFamily(first, icon("crown"))],

  ConsentAsked: ({ seat }) => [atFamily(seat, icon("scroll"))],
  ConsentAnswered: ({ seat, isGiven }) => [atFamily(seat, icon(isGiven ? "check" : "close"))],
  Wed: ({ seat, spouseSeat }) => [between(seat, spouseSeat, icon("check"))],
  MarriageAnnulled: ({ seat, spouseSeat }) => [between(seat, spouseSeat, icon("close"))],

  ElectionOpened: ({ office }) => villagesOf(office),
  CandidatePresented: ({ seat, office }) => [atFamily(seat, piece(signOf(office)))],
  CandidacyDeclined: ({ seat }) => [atFamily(seat, icon("close"))],
  BallotCast: ({ seat }) => [atFamily(seat, icon("check"))],
  BallotSealed: ({ seat }) => [atFamily(seat, icon("check"))],
  MarkersLaid: ({ seat }) => [atFamily(seat, icon("check"))],
  VotesShown: ({ ballots }) => ballots.map(({ seat, votes }) => ({ ...atFamily(seat, icon("check")), amount: votes })),
  Elected: ({ office, seat }) => [atFamily(seat, piece(signOf(office)), "titles"), ...villagesOf(office)],
  ElectionLapsed: ({ office }) => villagesOf(office),
  Crowned: ({ seat, crown }) => [atFamily(seat, piece(crown), "titles")],
  OfficeLost: ({ seat, office }) => [{ ...atFamily(seat, piece(signOf(office)), "titles"), amount: -1 }],

  CardDrawn: ({ seat }) => [cardDrawn(seat)],
  CalamityLaid: ({ seat }) => [
    { at: ["hand", ...ofFamily(seat)], from: ofFamily(seat, "cards"), piece: piece("back") },
  ],
  CardDiscarded: ({ seat }) => [cardGone(seat)],
  CalamityDropped: ({ seat }) => [cardGone(seat)],
  PileRenewed: ({ cards }) => [{ at: ["hand"], piece: piece("back"), amount: cards }],
  CalamityTurned: ({ calamity, bishopric }) =>
    bishopric === null ? [{ at: ["hand"], piece: piece(calamity) }] : atVillages(see(bishopric), piece(calamity)),
  PlagueTested: ({ village, seat }) => [atVillage(village, piece("plague"), seat)],
  TroopsTested: ({ village, seat }) => [atVillage(village, piece("plague"), seat)],
  LordDied: ({ village, seat }) => [{ ...lordAt(village, seat), amount: -1 }],
  TroopsLost: ({ village, seat, sergeants, knights }) =>
    troops(village, { sergeants: -sergeants, knights: -knights, seat }),

  CardPlayed: ({ seat }) => [cardGone(seat)],
  CardTakenBack: ({ seat }) => [cardDrawn(seat)],
  LordPlayed: ({ seat, village }) => [lordAt(village, seat, ofFamily(seat, "cards"))],
  BoonPlayed: ({ boon, bishopric }) => atVillages(see(bishopric), piece(boon)),
  TailleLevied: ({ fief }) => atVillages(land(fief), piece("purse")),
  TitheLevied: ({ bishopric }) => atVillages(see(bishopric), piece("purse")),
  PapalTitheLevied: ({ seat }) => [atFamily(seat, piece("purse"), "ecus")],
  TaxLapsed: ({ seat }) => [atFamily(seat, icon("close"))],
  IncomeReceived: ({ seat, ecus }) => money(seat, ecus),
  MillsPillaged: ({ seat, village, mills }) => [
    { ...atVillage(village, piece("mill"), seat), amount: -mills },
    ...money(seat, null, [village]),
  ],

  RansomPaid: ({ seat, to, ecus }) => moneyBetween(seat, to, ecus),
  RansomUnpaid: ({ seat }) => [atFamily(seat, icon("close"), "ecus")],
  PrisonerFreed: ({ seat }) => [atFamily(seat, piece("bars"))],
  LordHoused: ({ seat, village }) => [lordAt(village, seat, ofFamily(seat))],
  MillBuilt: ({ seat, village, ecus }) => [...money(seat, -ecus), built(seat, village, "mill")],
  CastleBuilt: ({ seat, village, ecus }) => [...money(seat, -ecus), built(seat, village, "castle")],
  TitleBought: ({ seat, fief, city, ecus }) => [...money(seat, -ecus), ...title(seat, fief), built(seat, city, "city")],
  HatGiven: ({ seat, ecus }) => [...money(seat, -ecus), atFamily(seat, piece("cardinal"), "titles")],
  Recruited: ({ seat, village, sergeants, knights, ecus }) => [
    ...money(seat, -ecus),
    ...(village === null
      ? [atFamily(seat, piece("sergeant"), "troops")]
      : troops(village, { sergeants, knights, seat })),
  ],
  MusterPlaced: ({ seat, posts }) =>
    posts.map(({ village, pawns }) => ({ ...atVillage(village, piece("sergeant"), seat), amount: pawns })),

  LeaveAsked: ({ seat, to }) => [atVillage(to, icon("scroll"), seat)],
  LeaveAnswered: ({ seat, to, isGiven }) => [between(seat, to, icon(isGiven ? "check" : "close"))],
  LeaveRefused: ({ seat, village }) => [atVillage(village, icon("close"), seat)],
  Marched: ({ seat, from, to }) => [lordAt(to, seat, [from])],
  MarchHalted: ({ seat, village }) => [atVillage(village, icon("close"), seat)],
  PassageOpened: ({ seat }) => [atFamily(seat, piece("passage"))],
  RideDeclared: ({ seat, village, to }) => [{ ...atVillage(to, piece("knight"), seat), from: [village] }],
  RideEnded: ({ seat, village }) => [atVillage(village, piece("knight"), seat)],

  BattleBegan: ({ village }) => [atVillage(village, icon("swords"))],
  SideTaken: ({ seat, side }) => [atFamily(seat, icon(side === "none" ? "close" : "swords"))],
  RoundFought: ({ village }) => [atVillage(village, icon("swords"))],
  LordCaptured: ({ village, seat }) => [atVillage(village, piece("bars"), seat)],
  LordReleased: ({ village, seat }) => [lordAt(village, seat)],
  AllyWavered: ({ seat, choice }) => [atFamily(seat, icon(choice === "stay" ? "check" : "swords"))],
  BattleEnded: ({ village }) => [atVillage(village, icon("swords"))],
  ControlChanged: ({ village, from, to }) => [
    ...(from === null ? [] : [villageCount(from, -1)]),
    atVillage(village, piece("house"), to ?? from ?? undefined),
    ...(to === null ? [] : [villageCount(to, 1)]),
  ],

  SiegeLaid: ({ seat, village }) => [atVillage(village, piece("engine"), seat)],
  SiegeTightened: ({ seat, village }) => [atVillage(village, piece("engine"), seat)],
  SiegeBroken: ({ village, by, isMaid }) => [atVillage(village, isMaid ? piece("maid") : icon("swords"), by)],
  SiegeLifted: ({ seat, village }) => [atVillage(village, icon("close"), seat)],
  GuestAdmitted: ({ village, guest }) => [atVillage(village, icon("check"), guest)],
  TitleBestowed: ({ seat, fief }) => title(seat, fief),
  TitleVacated: ({ fief }) => atVillages(land(fief), icon("scroll")),
  TroopsReplaced: ({ village, from, to, sergeants, knights }) => [
    ...troops(village, { sergeants: -sergeants, knights: -knights, seat: from }),
    ...troops(village, { sergeants, knights, seat: to }),
  ],

  OfferMade: ({ seat, to }) => [between(seat, to, icon("scroll"))],
  OfferTaken: ({ seat, to, ecus, card, askedEcus, askedCard }) => [
    ...moneyBetween(seat, to, ecus),
    ...moneyBetween(to, seat, askedEcus),
    ...(card === "none" ? [] : [cardBetween(seat, to)]),
    ...(askedCard === "none" ? [] : [cardBetween(to, seat)]),
    between(to, seat, icon("check")),
  ],
  TradedInPrivate: ({ seat, to, ecus, characters, events }) => [
    ...(ecus === null ? money(seat, null) : ecus >= 0 ? moneyBetween(seat, to, ecus) : moneyBetween(to, seat, -ecus)),
    ...(characters === 0 && events === 0 ? [] : [cardBetween(seat, to)]),
  ],
  OfferEnded: ({ seat, to }) => [between(to, seat, icon("close"))],
  MoneyGiven: ({ seat, to, ecus }) => moneyBetween(seat, to, ecus),
  PassageGranted: ({ seat, to }) => [between(seat, to, piece("passage"))],
  PriceWaived: ({ seat, to, fief }) => [between(seat, to, icon("scroll")), ...atVillages(land(fief))],
  RoomOpened: ({ seat, guests }) => guests.map((guest) => between(seat, guest, icon("lock"))),
  RoomProlonged: ({ seat, guests }) => guests.map((guest) => between(seat, guest, icon("lock"))),
  RoomClosed: ({ seat }) => [atFamily(seat, icon("lock"))],
  TroopsShown: ({ seat, village, sergeants, knights }) => [
    atVillage(village, icon("eye"), seat),
    ...troops(village, { sergeants, knights, seat }),
  ],

  RelicsPlaced: ({ relics }) => relics.map(({ village }) => atVillage(village, piece("relic"))),
  RelicTaken: ({ seat, village }) => [atVillage(village, piece("relic"), seat), atFamily(seat, piece("relic"))],
  RelicLeft: ({ village, seat }) => [atVillage(village, piece("relic"), seat ?? undefined)],
  Prayed: ({ seat, calamity, bishopric, effect, onto }) => [
    atFamily(seat, piece("relic")),
    ...atVillages(see(effect === "moved" && onto !== null ? onto : bishopric), piece(calamity)),
  ],
  LordRevived: ({ village, seat }) => [lordAt(village, seat, ofFamily(seat))],
  LordMourned: ({ seat }) => [atFamily(seat, icon("grave"))],
  PrisonerHandedOver: ({ seat, to }) => [between(seat, to, piece("bars"))],
  Excommunicated: ({ seat }) => [atFamily(seat, piece("excommunicated"))],
  Absolved: ({ seat }) => [atFamily(seat, icon("check"))],
  MaidCalled: ({ seat }) => [atFamily(seat, piece("maid"))],
  AuthorMarked: ({ seat }) => [atFamily(seat, piece("author"))],
  WallsUndermined: ({ seat, village }) => [atVillage(village, piece("engine"), seat)],
  RevoltRaised: ({ village }) => [atVillage(village, piece("revolt"))],
  RevoltCalmed: ({ seat, as, isCalmed }) => [
    atFamily(seat, piece(as), "titles"),
    atFamily(seat, icon(isCalmed ? "check" : "close")),
  ],
  RevoltStruck: ({ village }) => [atVillage(village, piece("revolt"))],
  TollTaken: ({ village, hits, seat }) => pawnsAt(village, "sergeant", -hits, seat),
  VillageRuined: ({ village, mills, hadCastle }) => [
    ...(mills === 0 ? [] : [{ ...atVillage(village, piece("mill")), amount: -mills }]),
    ...(hadCastle ? [{ ...atVillage(village, piece("castle")), amount: -1 }] : []),
    atVillage(village, piece("revolt")),
  ],
  RevoltEnded: ({ village }) => [atVillage(village, icon("check"))],
};

type Office = Extract<Fact, { readonly type: "Elected" | "OfficeLost" }>["office"];

/** The bishops of all sees have the same sign. */
const signOf = (office: Office): PieceName => (office.startsWith("bishop") ? "bishop" : (office as "pope" | "king"));

/** The see of a bishop on the map; an office of the realm has no place on it. */
const villagesOf = (office: Office): readonly Motion[] =>
  office.startsWith("bishop-") ? atVillages(see(Number(office.slice("bishop-".length)))) : [{ at: ["court"] }];

const see = (bishopric: number): readonly VillageId[] =>
  villagesOnMap.filter((one) => one.bishopric === bishopric).map(({ village }) => village);
const land = (fief: string): readonly VillageId[] =>
  villagesOnMap.filter((one) => one.fief === fief).map(({ village }) => village);

const title = (seat: number, fief: string): readonly Motion[] => [
  atFamily(seat, icon("scroll"), "titles"),
  ...atVillages(land(fief)),
];

const built = (seat: number, village: VillageId, building: PieceName): Motion =>
  atVillage(village, piece(building), seat);

const villageCount = (seat: number, amount: number): Motion => ({
  ...atFamily(seat, piece("house"), "villages"),
  amount,
});

interface Troops {
  readonly sergeants: number;
  readonly knights: number;
  readonly seat: number;
}

const troops = (village: VillageId, { sergeants, knights, seat }: Troops): readonly Motion[] => [
  ...pawnsAt(village, "sergeant", sergeants, seat),
  ...pawnsAt(village, "knight", knights, seat),
];
