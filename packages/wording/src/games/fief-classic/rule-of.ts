import type { Fact } from "./game.ts";

type FactOf<Type extends Fact["type"]> = Extract<Fact, { readonly type: Type }>;

/** The rule that a line of the chronicle rests on; `null` for the flow. */
export function ruleOf(fact: Fact): string | null {
  const own = byCase[fact.type] as ((fact: Fact) => string) | undefined;
  return own === undefined ? (rules[fact.type] ?? null) : own(fact);
}

/** Where it depends on what the fact tells. */
const byCase: { readonly [Type in Fact["type"]]?: (fact: FactOf<Type>) => string } = {
  PhaseBegan: ({ phase }) => phases[phase],
  LordArrived: ({ from }) => ({ hand: "FC-6.1", lot: "FC-2.6", discards: "FC-4.7" })[from],
  AttackLaid: ({ card }) => attacks[card],
  AttackAnswered: ({ card }) => (card === "justice" ? "FC-5.15" : "FC-5.17"),
  SoldiersLost: ({ cause }) => causes[cause],
  LordDied: ({ cause }) => causes[cause],
  BuildingsLost: ({ cause }) => (cause === "battle" ? "FC-11.9" : "FC-5.10"),
  TaxLaid: ({ tax }) => taxes[tax],
  StanceTaken: ({ stance }) =>
    ({
      siege: "FC-10.7",
      attack: "FC-10.3",
      refused: "FC-10.5",
      guest: "FC-10.12",
      relief: "FC-10.10",
      challenge: "FC-10.16",
    })[stance],
  ConsentAsked: ({ matter }) => matters[matter.kind],
  ConsentAnswered: ({ matter }) => matters[matter.kind],
  BattleBegan: ({ kind }) =>
    ({ assault: "FC-10.3", sally: "FC-10.11", relief: "FC-10.10", rivalry: "FC-12.2", challenge: "FC-10.16" })[kind],
  TitleLost: ({ to }) => (to === "ward" ? "FC-14.8" : "FC-14.4"),
  GameEnded: ({ reason }) => (reason === "titles" ? "FC-16.1" : "FC-16.2"),
};

const phases: Readonly<Record<FactOf<"PhaseBegan">["phase"], string>> = {
  "set-up": "FC-2.1",
  cards: "FC-4.1",
  income: "FC-7.1",
  purchases: "FC-8.1",
  marches: "FC-9.1",
  battles: "FC-11.4",
  talks: "FC-13.1",
};

const matters: Readonly<Record<FactOf<"ConsentAsked">["matter"]["kind"], string>> = {
  passage: "FC-10.4",
  aid: "FC-10.14",
  title: "FC-14.9",
};

const attacks: Readonly<Record<FactOf<"AttackLaid">["card"], string>> = {
  revolt: "FC-5.9",
  "bad-weather": "FC-5.2",
  famine: "FC-5.3",
  plague: "FC-5.5",
  assassination: "FC-5.14",
};

const causes: Readonly<Record<FactOf<"LordDied">["cause"], string>> = {
  battle: "FC-11.6",
  plague: "FC-5.5",
  revolt: "FC-5.11",
  assassination: "FC-5.14",
  justice: "FC-5.15",
};

const taxes: Readonly<Record<FactOf<"TaxLaid">["tax"], string>> = {
  tithe: "FC-7.3",
  "seigneurial-tax": "FC-7.5",
  "royal-tax": "FC-7.6",
};

const rules: Partial<Record<Fact["type"], string>> = {
  GameBegan: "FC-1.1",
  LotsThrown: "FC-2.1",
  BankerNamed: "FC-2.3",
  RegionChosen: "FC-2.2",
  FamilySettled: "FC-2.4",
  TurnBegan: "FC-3.2",
  PileRenewed: "FC-4.2",
  Ordained: "FC-6.4",
  HatTaken: "FC-6.7",
  RevoltAppeased: "FC-5.13",
  AttackEnded: "FC-5.16",
  CurseLifted: "FC-5.17",
  CurseFaded: "FC-5.4",
  LordTested: "FC-5.6",
  CastleStormed: "FC-5.11",
  CardReturned: "FC-4.4",
  CardDiscarded: "FC-4.5",
  CardDealt: "FC-4.1",
  TaxLapsed: "FC-7.9",
  IncomeReceived: "FC-7.1",
  TaxesCleared: "FC-7.8",
  Recruited: "FC-8.1",
  MillBuilt: "FC-8.1",
  PressBuilt: "FC-8.1",
  CastleBuilt: "FC-8.1",
  Marched: "FC-9.1",
  SallyDeclared: "FC-10.11",
  Entered: "FC-11.10",
  BattlePrevented: "FC-11.12",
  SideTaken: "FC-12.6",
  OccupantNamed: "FC-12.1",
  RoundFought: "FC-11.4",
  BattleEnded: "FC-11.4",
  FieldCleared: "FC-11.10",
  MoneyGiven: "FC-13.2",
  OfferMade: "FC-13.3",
  OfferTaken: "FC-13.3",
  OfferEnded: "FC-13.3",
  PassagePromised: "FC-13.6",
  AllianceMade: "FC-13.7",
  VillageCeded: "FC-13.8",
  TitleTaken: "FC-14.1",
  TitleInherited: "FC-14.5",
  WardEnded: "FC-14.10",
  CandidateNamed: "FC-15.1",
  VoteCast: "FC-15.3",
  VotesCounted: "FC-15.3",
  Crowned: "FC-15.3",
  DepositionCalled: "FC-15.5",
  VerdictGiven: "FC-15.5",
  TrialEnded: "FC-15.5",
  TurnLimitLowered: "FC-16.5",
  TurnEnded: "FC-16.1",
};
