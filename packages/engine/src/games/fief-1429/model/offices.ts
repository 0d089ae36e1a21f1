import type { Seat } from "../../../core/ruleset.ts";
import { type Lord, lordsOf, type State } from "./state.ts";
import type { Crown, FiefId } from "./types.ts";

/** Who holds what; a title is always with a lord in play. */
export const crowned = ({ lords }: Pick<State, "lords">, crown: Crown): Lord | undefined =>
  lords.find(({ crowns }) => crowns.includes(crown));
export const holderOf = ({ lords }: Pick<State, "lords">, fief: FiefId): Lord | undefined =>
  lords.find(({ fiefs }) => fiefs.includes(fief));
export const bishopOf = ({ lords }: Pick<State, "lords">, bishopric: number): Lord | undefined =>
  lords.find((lord) => lord.bishopric === bishopric);
export const cardinalsIn = ({ lords }: Pick<State, "lords">): readonly Lord[] =>
  lords.filter(({ cardinal }) => cardinal !== null);

// F1429-5.11: the queen without a king is regent.
export const sovereign = (state: Pick<State, "lords">): Lord | undefined =>
  crowned(state, "king") ?? crowned(state, "queen");
export const isRegency = (state: Pick<State, "lords">): boolean =>
  crowned(state, "king") === undefined && crowned(state, "queen") !== undefined;

type Realm = Pick<State, "lords" | "table">;
/** The pope or the sovereign, if he can use his powers: by the option, not as a prisoner. F1429-5.17, F1429-5.18 */
export const popeInPower = (state: Realm): Lord | undefined => inPower(state, crowned(state, "pope"));
export const sovereignInPower = (state: Realm): Lord | undefined => inPower(state, sovereign(state));
const inPower = ({ table }: Realm, lord: Lord | undefined): Lord | undefined =>
  table.options.arePrisonersStrict && lord !== undefined && lord.guard !== null ? undefined : lord;

export const isCleric = ({ bishopric, cardinal, crowns }: Lord): boolean =>
  bishopric !== null || cardinal !== null || crowns.includes("pope");
export const isTitled = (lord: Lord): boolean => titlesOf(lord) > 0;
export const titlesOf = ({ fiefs, bishopric, cardinal, crowns }: Lord): number =>
  fiefs.length + (bishopric === null ? 0 : 1) + (cardinal === null ? 0 : 1) + crowns.length;

// F1429-14.6
export const ransomOf = (lord: Lord): number => 2 + 2 * titlesOf(lord);
// F1429-11.1, F1429-11.13
export const stepsMaxOf = ({ isMaid }: Lord): number => (isMaid ? 3 : 2);

/** Of troops that may march no more this turn: more than any lord can make. F1429-11.8 */
export const stepsBound = 4;

export const fiefsMax = 2;
/** How many more fiefs a lord can hold. */
export const roomOf = ({ fiefs }: Lord): number => fiefsMax - fiefs.length;
export const hasRoom = (lord: Lord): boolean => roomOf(lord) > 0;

/** The other family of its marriage. */
export function allyOf(state: Pick<State, "lords">, seat: Seat): Seat | null {
  const spouse = lordsOf(state, seat).find((lord) => lord.spouse !== null)?.spouse ?? null;
  return state.lords.find(({ lord }) => lord === spouse)?.seat ?? null;
}

// F1429-16.1
export const pointsOf = (state: Pick<State, "lords">, seat: Seat): number =>
  lordsOf(state, seat).reduce((sum, { fiefs, crowns }) => sum + fiefs.length + crowns.filter(isWorthAPoint).length, 0);
const isWorthAPoint = (crown: Crown) => crown === "king" || crown === "pope";
