import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Seat } from "../../../core/ruleset.ts";
import { type ChoiceOf, interrupted, nobody, type RuleOfMove, type RuleOfStep, settled } from "../family/model/flow.ts";
import { isRefused } from "../family/model/refusals.ts";
import { at, kingIn, lordsOf, type Region, regionOf, type State } from "../family/model/state.ts";
import type { Fact, FactOf, LordId, Matter, MatterOf, RegionId, VillageId } from "../family/model/types.ts";
import { isTalking } from "../family/rules/talks/offers.ts";
import { inherited, isExtinct, isWhole, villagesOf } from "../family/rules/talks/titles.ts";

// FC-14.2, FC-14.7, FC-14.9
export const establish: RuleOfMove<"establish"> = {
  rule: "FC-14.2",
  choices({ state, seat }) {
    if (!isTalking(state)) return [];
    const lords = lordsOf(state, seat).map(({ lord }) => lord);
    if (lords.length === 0) return [];
    return pieces.regions.flatMap((region) => foundationsOf(state, seat, region, lords));
  },
  facts({ state, seat: from }, { region, lord, capital }) {
    const king = kingIn(state);
    if (!regionOf(state, region).isWard || king === undefined || king.seat === from) {
      return [{ type: "TitleTaken", region, seat: from, lord, capital }];
    }
    const matter: MatterOf<"title"> = { kind: "title", from, region, lord, capital };
    return [
      { type: "ConsentAsked", seat: king.seat, matter },
      interrupted({ type: "consent", seat: king.seat, matter }),
    ];
  },
};

function foundationsOf(
  state: State,
  seat: Seat,
  region: RegionId,
  lords: readonly LordId[],
): readonly ChoiceOf<"establish">[] {
  const { title, capital } = regionOf(state, region);
  if (title !== null) return [];
  const fields = (capitals: readonly VillageId[]) => ({
    region: { oneOf: [region] },
    lord: { oneOf: lords },
    capital: { oneOf: capitals },
  });
  // A fief that was founded before belongs to the holder of its capital.
  if (capital !== null) {
    if (at(state, capital).holder !== seat) return [];
    const matter: Matter = { kind: "title", from: seat, region, lord: lords[0] ?? "jean", capital };
    const king = kingIn(state);
    const isDeclined = king !== undefined && isRefused(state, king.seat, matter);
    return [{ type: "establish", fields: fields([capital]), ...(isDeclined && { blockedBy: "FC-13.13" }) }];
  }
  if (!isWhole(state, region, seat)) return [];
  const castles = villagesOf(region).filter((village) => at(state, village).hasCastle);
  if (castles.length > 0) return [{ type: "establish", fields: fields(castles) }];
  return [{ type: "establish", fields: fields(villagesOf(region)), blockedBy: "FC-14.7" }];
}

// FC-14.4: the capital is another's.
export const capitalsTaken = (state: State): readonly Fact[] => [
  ...inherited(state),
  ...state.regions.flatMap((region): readonly Fact[] => {
    const { title, capital } = region;
    const holder = capital === null ? null : at(state, capital).holder;
    return title !== null && holder !== null && holder !== title.seat ? [lost(state, region, "capital")] : [];
  }),
];

// FC-14.8: it goes into the king's keeping, if there is a king.
const lost = (state: State, { region, title }: Region, cause: FactOf<"TitleLost">["cause"]): Fact => ({
  type: "TitleLost",
  region,
  seat: title?.seat ?? 0,
  to: kingIn(state) === undefined ? "bank" : "ward",
  cause,
});

export const titles: RuleOfStep<"titles"> = {
  asks: () => nobody,
  run: (state) => [...inherited(state), settled()],
};

// FC-14.4, FC-14.5, FC-14.10
export const succession: RuleOfStep<"succession"> = {
  asks: () => nobody,
  run: (state) => [
    ...wardsEnded(state),
    ...inherited(state),
    ...state.regions.filter((region) => isExtinct(state, region)).map((region) => lost(state, region, "no-lord")),
    settled(),
  ],
};

const wardsEnded = (state: State): readonly Fact[] => (kingIn(state) === undefined ? allWardsEnded(state) : []);
export const allWardsEnded = ({ regions }: State): readonly Fact[] =>
  regions.filter(({ isWard }) => isWard).map(({ region }) => ({ type: "WardEnded", region }));
