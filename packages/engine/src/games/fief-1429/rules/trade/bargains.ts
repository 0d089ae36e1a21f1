import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { fiefOnMap } from "../../model/atlas.ts";
import { checkEffects, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { topStep } from "../../model/reaction-window.ts";
import type { Offer, State } from "../../model/state.ts";
import type { AgendaStep, Fact, FiefId, VillageId } from "../../model/types.ts";
import { titleOnSale } from "./purchases.ts";

/** The king waives the price of a fief title for the control of one of its villages: the title has to be bought first. */
export type Bargain = Readonly<{ king: Seat; buyer: Seat; fief: FiefId; cedes: VillageId }>;

// F1429-18.10
export function bargainIn({ seat, to, pledge, askedPledge }: Offer): Bargain | undefined {
  return bargainOf(seat, pledge, to, askedPledge) ?? bargainOf(to, askedPledge, seat, pledge);
}

function bargainOf(king: Seat, given: string, buyer: Seat, asked: string): Bargain | undefined {
  if (!given.startsWith("title:") || !asked.startsWith("village:")) return undefined;
  const fief = given.slice("title:".length) as FiefId;
  const cedes = asked.slice("village:".length) as VillageId;
  return fiefOnMap(fief).villages.includes(cedes) ? { king, buyer, fief, cedes } : undefined;
}

/** While the buyer makes purchases and lacks nothing but the price. */
export function canBargain(state: State, { buyer, fief }: Bargain): boolean {
  const top = topStep(state);
  const { lords, cities } = titleOnSale(state, buyer, fief);
  return top?.type === "purchases" && top.seat === buyer && lords.length > 0 && cities.length > 0;
}

export const claimStep = ({ king, buyer, fief, cedes }: Bargain): AgendaStep => ({
  type: "claiming",
  seat: buyer,
  fief,
  cedes,
  to: king,
});

export const claiming: RuleOfStep<"claiming"> = {
  asks(state, { seat, fief }) {
    const { lords, cities } = titleOnSale(state, seat, fief);
    return lords.length * cities.length > 1 ? [seat] : nobody;
  },
  run(state, step) {
    const { lords, cities } = titleOnSale(state, step.seat, step.fief);
    const [lord, city] = [lords[0], cities[0]];
    return lord === undefined || city === undefined ? [settled()] : claimed(step, { lord, city });
  },
};

export const claim: RuleOfMove<"claim"> = during("claiming", {
  rule: "F1429-18.10",
  choices({ state, step }) {
    const { lords, cities } = titleOnSale(state, step.seat, step.fief);
    return [{ type: "claim", fields: { lord: { oneOf: lords }, city: { oneOf: cities } }, isDefault: true }];
  },
  facts: ({ step }, { lord, city }) => claimed(step, { lord, city }),
});

type Claiming = Extract<AgendaStep, { readonly type: "claiming" }>;
type Title = Pick<Extract<Fact, { readonly type: "TitleBought" }>, "lord" | "city">;

const claimed = ({ seat, fief, cedes, to }: Claiming, title: Title): readonly Fact[] => [
  { type: "TitleBought", seat, fief, ...title, ecus: 0 },
  { type: "ControlChanged", village: cedes, from: seat, to, cause: "cession" },
  settled(checkEffects),
];
