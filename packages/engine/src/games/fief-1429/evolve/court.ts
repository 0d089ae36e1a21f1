import { findLord, type Lord, lordOf, type State } from "../model/state.ts";
import type { FactOf, FiefId, LordId } from "../model/types.ts";
import { withLordFallen } from "./battles.ts";
import { withDiscard, withoutPlayed } from "./cards.ts";
import {
  type EvolversOf,
  withCrown,
  withEcus,
  withFief,
  withLord,
  withLords,
  withoutCrown,
  withoutEstate,
  withPlace,
  withTable,
} from "./changes.ts";
import { changedState } from "./clone.ts";
import { withFallen } from "./relics.ts";

export const courtEvolvers: EvolversOf<
  | "Wed"
  | "MarriageAnnulled"
  | "ElectionOpened"
  | "CandidatePresented"
  | "CandidacyDeclined"
  | "BallotCast"
  | "VotesShown"
  | "Elected"
  | "ElectionLapsed"
  | "ElectionClosed"
  | "Crowned"
  | "OfficeLost"
  | "LordDied"
  | "TitleBought"
  | "TitleBestowed"
  | "TitleVacated"
  | "HatGiven"
  | "Excommunicated"
  | "Absolved"
  | "MaidCalled"
  | "AuthorMarked"
> = {
  Wed: (state, { lord, spouse }) => withLord(withLord(state, lord, { spouse }), spouse, { spouse: lord }),
  MarriageAnnulled: (state, { lord, spouse }) =>
    withLord(withLord(state, lord, { spouse: null }), spouse, { spouse: null }),

  ElectionOpened: (state, { office }) =>
    changedState(state, { election: { office, candidates: [], declined: [], ballots: [] } }),
  CandidatePresented: (state, { seat, lord }) =>
    withElection(state, ({ candidates }) => ({ candidates: [...candidates, { seat, lord }] })),
  CandidacyDeclined: (state, { seat }) => withElection(state, ({ declined }) => ({ declined: [...declined, seat] })),
  BallotCast: (state, { seat, on, blank }) =>
    withElection(state, ({ ballots }) => ({ ballots: [...ballots, { seat, on, blank }] })),
  VotesShown: (state) => state,
  ElectionLapsed: (state) => state,
  Elected: (state, { office, lord }) => {
    if (office === "pope" || office === "king") return withCrown(state, lord, office);
    return withLord(state, lord, { bishopric: Number(office.slice("bishop-".length)), electedIn: state.table.turn });
  },
  ElectionClosed: (state) => changedState(state, { election: null }),
  Crowned: crowned,
  OfficeLost: (state, { lord, office }) => {
    if (office === "bishop") return withLord(state, lord, { bishopric: null, electedIn: 0 });
    return office === "cardinal" ? withoutHat(state, lord) : withoutCrown(state, lord, office);
  },

  LordDied: buried,
  TitleBought: (state, { seat, fief, lord, city, ecus }) =>
    withFief(withEcus(withPlace(withTitle(state, fief, lord), city, { building: "city" }), seat, 0 - ecus), fief, {
      city,
    }),
  TitleBestowed: (state, { fief, lord }) => withTitle(withoutEstate(withoutTitle(state, fief), fief), fief, lord),
  TitleVacated: (state, { fief }) => withoutEstate(withoutTitle(state, fief), fief),
  HatGiven: (state, { seat, lord, by, ecus }) =>
    withLord(withEcus(by === "card" ? withoutPlayed(state, "cardinal") : state, seat, 0 - ecus), lord, {
      cardinal: by,
    }),

  Excommunicated: (state, { lord }) =>
    withTable(withLord(state, lord, { isExcommunicated: true }), { hasExcommunicated: true }),
  Absolved: (state, { lord }) => withLord(state, lord, { isExcommunicated: false }),
  MaidCalled: (state, { lord }) => withLord(withoutPlayed(state, "d-arc"), lord, { isMaid: true }),
  AuthorMarked: (state, { lord }) => withLord(state, lord, { isAuthor: true }),
};

function withElection(state: State, change: (election: NonNullable<State["election"]>) => object): State {
  const { election } = state;
  return election === null ? state : changedState(state, { election: { ...election, ...change(election) } });
}

/** The first prince to be born binds the royal marriage for good. */
function crowned(state: State, { lord, crown, cause }: FactOf<"Crowned">): State {
  if (cause === "birth") return withCrown(withLords(state, isQueen, { hasHeir: true }), lord, crown);
  const freed = cause === "succession" ? withoutCrown(state, lord, "prince") : state;
  return withCrown(freed, lord, crown);
}
const isQueen = ({ crowns }: Lord) => crowns.includes("queen");

// F1429-10.1
function buried(state: State, death: FactOf<"LordDied">): State {
  const id = death.lord;
  const lord = findLord(state, id);
  if (lord === undefined) return state;
  const { seat, spouse, fiefs, isMaid, cardinal } = lord;
  const mourning = withFallen(withLordFallen(state, death), id);
  const widowed = spouse === null ? mourning : withLord(mourning, spouse, { spouse: null });
  const gone = withDiscard(changedState(widowed, { lords: widowed.lords.filter((one) => one.lord !== id) }), id);
  const maidless = isMaid ? withDiscard(gone, "d-arc") : gone;
  const hatless = cardinal === "card" ? withDiscard(maidless, "cardinal") : maidless;
  return fiefs.length === 0
    ? hatless
    : changedState(hatless, { estates: [...hatless.estates, { seat, spouse, fiefs }] });
}

// F1429-5.5
function withoutHat(state: State, id: LordId): State {
  const { cardinal } = lordOf(state, id);
  const bare = withLord(state, id, { cardinal: null });
  return cardinal === "card" ? withDiscard(bare, "cardinal") : bare;
}

const withTitle = (state: State, fief: FiefId, lord: LordId): State =>
  withLord(state, lord, ({ fiefs }) => ({ fiefs: [...fiefs, fief] }));

function withoutTitle(state: State, fief: FiefId): State {
  const holder = state.lords.find(({ fiefs }) => fiefs.includes(fief));
  return holder === undefined
    ? state
    : withLord(state, holder.lord, { fiefs: holder.fiefs.filter((one) => one !== fief) });
}
