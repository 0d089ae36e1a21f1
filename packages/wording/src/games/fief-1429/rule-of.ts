import type { Fief1429 } from "@seneschal/schema/games/fief-1429";

type Fact = Fief1429["redactedFact"];
type FactOf<Type extends Fact["type"]> = Extract<Fact, { readonly type: Type }>;

/** The rule that a line of the chronicle rests on; `null` for the flow. */
export function ruleOf(fact: Fact): string | null {
  const own = byCase[fact.type] as ((fact: Fact) => string) | undefined;
  return own === undefined ? (rules[fact.type] ?? null) : own(fact);
}

/** Where it depends on what the fact tells. */
const byCase: { readonly [Type in Fact["type"]]?: (fact: FactOf<Type>) => string } = {
  PhaseBegan: ({ phase }) => phases[phase],
  ConsentAsked: ({ matter }) => matters[matter.kind],
  ConsentAnswered: ({ matter }) => matters[matter.kind],
  Elected: ({ office }) => (office === "pope" ? "F1429-4.10" : office === "king" ? "F1429-4.12" : "F1429-4.9"),
  VotesShown: ({ office }) => (office === "pope" ? "F1429-4.10" : office === "king" ? "F1429-4.12" : "F1429-4.9"),
  ElectionOpened: ({ office }) => (office === "pope" ? "F1429-4.10" : office === "king" ? "F1429-4.11" : "F1429-4.5"),
  Crowned: ({ crown, cause }) =>
    cause === "birth" ? "F1429-5.12" : crown === "queen" && cause === "marriage" ? "F1429-3.6" : "F1429-5.13",
  OfficeLost: ({ cause }) =>
    ({
      election: "F1429-4.15",
      succession: "F1429-5.13",
      annulment: "F1429-5.16",
      excommunication: "F1429-5.5",
      orders: "F1429-5.15",
    })[cause],
  CalamityTurned: ({ effect, calamity }) =>
    effect === "strikes"
      ? { "bad-weather": "F1429-7.3", famine: "F1429-7.5", plague: "F1429-7.6" }[calamity]
      : { "false-alarm": "F1429-7.1", double: "F1429-7.2", calm: "F1429-19.1" }[effect],
  TroopsTested: ({ isEntry }) => (isEntry ? "F1429-7.7" : "F1429-7.6"),
  LordDied: ({ cause }) => deaths[cause],
  TroopsLost: ({ cause }) => (cause === "battle" ? "F1429-13.9" : deaths[cause]),
  BoonPlayed: ({ boon }) => (boon === "good-harvest" ? "F1429-6.12" : "F1429-6.13"),
  TaxLapsed: ({ tax }) => (tax === "taille" ? "F1429-8.6" : "F1429-8.7"),
  RansomPaid: ({ isAgreed }) => (isAgreed ? "F1429-14.8" : "F1429-14.7"),
  PrisonerFreed: ({ cause }) =>
    ({
      ransom: "F1429-14.7",
      escape: "F1429-17.11",
      guard: "F1429-14.3",
      unguarded: "F1429-14.4",
      victory: "F1429-13.20",
    })[cause],
  HatGiven: ({ by }) => (by === "card" ? "F1429-5.2" : "F1429-9.9"),
  BattleBegan: ({ kind }) => (kind === "ride" ? "F1429-12.1" : "F1429-13.1"),
  LordCaptured: ({ cause }) =>
    ({
      alone: "F1429-13.13",
      battle: "F1429-13.12",
      surrender: "F1429-13.16",
      ambush: "F1429-17.7",
      victory: "F1429-13.20",
    })[cause],
  BattleEnded: ({ reason }) =>
    reason === "surrender"
      ? "F1429-13.16"
      : reason === "truce" || reason === "stop"
        ? "F1429-13.15"
        : reason === "alone"
          ? "F1429-13.13"
          : reason === "walls"
            ? "F1429-13.8"
            : "F1429-13.18",
  ControlChanged: ({ cause }) =>
    ({
      arrival: "F1429-2.2",
      departure: "F1429-2.5",
      conquest: "F1429-13.19",
      cession: "F1429-2.4",
      marriage: "F1429-10.3",
    })[cause],
  TitleBestowed: ({ cause }) =>
    ({
      inheritance: "F1429-10.2",
      marriage: "F1429-10.3",
      conquest: "F1429-10.8",
      recovery: "F1429-10.7",
      passed: "F1429-9.10",
    })[cause],
  TitleVacated: ({ cause }) => (cause === "death" ? "F1429-10.6" : "F1429-10.9"),
  RelicTaken: ({ cause }) => relicTakings[cause],
  Prayed: ({ relic }) => (relic === "roseline" ? "F1429-20.11" : "F1429-20.14"),
  GameEnded: ({ reason }) => ({ alone: "F1429-16.2", alliance: "F1429-16.3", turns: "F1429-16.7" })[reason],
};

const phases: Readonly<Record<FactOf<"PhaseBegan">["phase"], string>> = {
  "set-up": "F1429-1.10",
  "hear-ye": "F1429-3.1",
  cards: "F1429-6.1",
  income: "F1429-8.1",
  purchases: "F1429-9.1",
  marches: "F1429-11.1",
  battles: "F1429-13.1",
  end: "F1429-16.1",
};

const matters: Readonly<Record<Fief1429["matter"]["kind"], string>> = {
  marriage: "F1429-3.4",
  lodging: "F1429-6.11",
  refuge: "F1429-14.5",
  hat: "F1429-5.3",
  waiver: "F1429-9.12",
  annulment: "F1429-5.7",
  ransom: "F1429-14.8",
  relic: "F1429-20.6",
};

const relicTakings: Readonly<Record<FactOf<"RelicTaken">["cause"], string>> = {
  clergy: "F1429-20.5",
  found: "F1429-20.7",
  family: "F1429-20.7",
  ally: "F1429-20.10",
  captor: "F1429-20.9",
  gift: "F1429-20.8",
};

const deaths: Readonly<Record<FactOf<"LordDied">["cause"], string>> = {
  battle: "F1429-13.11",
  surrender: "F1429-13.16",
  plague: "F1429-7.6",
  revolt: "F1429-17.15",
  assassination: "F1429-17.5",
  justice: "F1429-17.6",
};

const rules: Partial<Record<Fact["type"], string>> = {
  GameBegan: "F1429-1.1",
  FirstPlayerDrawn: "F1429-1.10",
  LordDrawn: "F1429-1.9",
  FamilySettled: "F1429-1.10",
  TurnBegan: "F1429-2.1",
  Wed: "F1429-3.1",
  MarriageAnnulled: "F1429-5.7",
  CandidatePresented: "F1429-4.2",
  CandidacyDeclined: "F1429-4.2",
  ElectionLapsed: "F1429-4.19",
  BallotCast: "F1429-4.3",
  BallotSealed: "F1429-4.3",
  MarkersLaid: "F1429-4.20",
  ElectionClosed: "F1429-4.2",
  CardDrawn: "F1429-6.1",
  CalamityLaid: "F1429-6.3",
  CardDiscarded: "F1429-6.1",
  CalamityDropped: "F1429-6.4",
  PileRenewed: "F1429-6.6",
  PlagueTested: "F1429-7.6",
  CardPlayed: "F1429-6.9",
  CardTakenBack: "F1429-2.9",
  LordPlayed: "F1429-6.10",
  TailleLevied: "F1429-6.16",
  TitheLevied: "F1429-6.17",
  PapalTitheLevied: "F1429-6.17",
  IncomeReceived: "F1429-8.1",
  TaxesCleared: "F1429-8.8",
  LordHoused: "F1429-14.5",
  Recruited: "F1429-9.2",
  MillBuilt: "F1429-9.5",
  CastleBuilt: "F1429-9.6",
  TitleBought: "F1429-9.7",
  LeaveAsked: "F1429-11.6",
  LeaveAnswered: "F1429-11.9",
  LeaveRefused: "F1429-11.8",
  Marched: "F1429-11.1",
  MarchHalted: "F1429-11.8",
  PassageOpened: "F1429-17.9",
  RideDeclared: "F1429-12.1",
  RideEnded: "F1429-12.6",
  SideTaken: "F1429-13.4",
  RoundFought: "F1429-13.6",
  HitsTaken: "F1429-13.11",
  LossesShared: "F1429-13.10",
  LordReleased: "F1429-13.14",
  StanceTaken: "F1429-13.15",
  AllyWavered: "F1429-13.17",
  SiegeLaid: "F1429-15.1",
  SiegeTightened: "F1429-15.2",
  SiegeBroken: "F1429-15.5",
  SiegeLifted: "F1429-15.5",
  GuestAdmitted: "F1429-11.12",
  MillsPillaged: "F1429-15.6",
  TroopsReplaced: "F1429-10.3",
  MoneyGiven: "F1429-18.1",
  OfferMade: "F1429-18.4",
  OfferTaken: "F1429-18.4",
  OfferEnded: "F1429-18.4",
  PassageGranted: "F1429-18.8",
  PriceWaived: "F1429-18.8",
  RoomOpened: "F1429-18.6",
  RoomProlonged: "F1429-18.6",
  RoomClosed: "F1429-18.6",
  Whispered: "F1429-18.6",
  TradedInPrivate: "F1429-18.6",
  RansomUnpaid: "F1429-14.7",
  MusterPlaced: "F1429-20.2",
  TroopsShown: "F1429-20.3",
  RelicsPlaced: "F1429-20.4",
  RelicLeft: "F1429-20.7",
  LordRevived: "F1429-20.12",
  LordMourned: "F1429-20.12",
  PrisonerHandedOver: "F1429-14.3",
  Excommunicated: "F1429-5.5",
  Absolved: "F1429-5.5",
  MaidCalled: "F1429-17.3",
  AuthorMarked: "F1429-17.5",
  WallsUndermined: "F1429-17.10",
  RevoltRaised: "F1429-17.12",
  RevoltCalmed: "F1429-17.14",
  RevoltStruck: "F1429-17.13",
  TollTaken: "F1429-17.16",
  VillageRuined: "F1429-17.15",
  RevoltEnded: "F1429-17.12",
  TurnLimitLowered: "F1429-19.3",
  TurnEnded: "F1429-16.1",
};
