import { during } from "../../../../core/rules.ts";
import { crossed } from "../../model/clock.ts";
import { actionStep, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { generationsAt, isAnybodyAt } from "../../model/places.ts";
import { canPay, namesOpen, printed, waresNamed } from "../../model/prices.ts";
import { familyOf, type State } from "../../model/state.ts";
import type { Board, Building, Good } from "../../model/types.ts";

export const crafts: RuleOfStep<"crafts"> = actionStep(() => [train, make, buy, mill]);

// VIL-8.2: the good may be made at once, or left.
export const train: RuleOfMove<"train"> = during("crafts", {
  rule: "VIL-8.2",
  choices: ({ state, seat }) => {
    const generations = generationsAt(familyOf(state, seat), "farm");
    return craftsOf(state).map(({ building, goods }) => ({
      type: "train",
      fields: {
        building: { oneOf: [building] },
        generation: { oneOf: generations },
        make: { oneOf: ["nothing", ...goods] },
      },
    }));
  },
  facts: ({ state, seat }, { building, generation, make }) => {
    const craft = craftAt(state, building);
    const making = make === "nothing" ? 0 : craft.make;
    return [
      { type: "WorkerTrained", seat, generation, building, time: craft.train },
      ...(make === "nothing" ? [] : [{ type: "GoodMade", seat, good: make, building, time: making } as const]),
      ...crossed(state, seat, craft.train + making),
      settled(),
    ];
  },
});

// VIL-8.3, VIL-8.4
export const make: RuleOfMove<"make"> = during("crafts", {
  rule: "VIL-8.4",
  choices: ({ state, seat }) => {
    const own = familyOf(state, seat);
    return craftsOf(state).map(({ building, goods }) => {
      const fields = { good: { oneOf: goods } };
      return isAnybodyAt(own, building)
        ? ({ type: "make", fields } as const)
        : ({ type: "make", fields, blockedBy: "VIL-8.4" } as const);
    });
  },
  facts: ({ state, seat }, { good }) => {
    const { building, make: time } = craftOf(state, good);
    return [{ type: "GoodMade", seat, good, building, time }, ...crossed(state, seat, time), settled()];
  },
});

// VIL-8.5
export const buy: RuleOfMove<"buy"> = during("crafts", {
  rule: "VIL-8.5",
  choices: ({ state, seat }) => {
    const { stock } = familyOf(state, seat);
    return craftsOf(state).map(({ goods, price }) => {
      const open = namesOpen(stock, price);
      return open.length > 0
        ? ({ type: "buy", fields: { good: { oneOf: goods }, pay: { oneOf: open } } } as const)
        : ({
            type: "buy",
            fields: { good: { oneOf: goods }, pay: { oneOf: [printed(price)] } },
            blockedBy: "VIL-8.5",
          } as const);
    });
  },
  facts: ({ state, seat }, { good, pay }) => {
    const { building, price } = craftOf(state, good);
    return [{ type: "GoodBought", seat, good, building, paid: waresNamed([price], pay) }, settled()];
  },
});

// VIL-8.10
export const mill: RuleOfMove<"mill"> = during("crafts", {
  rule: "VIL-8.10",
  choices: ({ state, seat }) =>
    canPay(familyOf(state, seat).stock, state.box.board.mill.price)
      ? [{ type: "mill", fields: {} }]
      : [{ type: "mill", fields: {}, blockedBy: "VIL-8.10" }],
  facts: ({ state, seat }) => {
    const { time, price, coins } = state.box.board.mill;
    return [{ type: "GrainMilled", seat, paid: price, time, coins }, ...crossed(state, seat, time), settled()];
  },
});

type Craft = Board["crafts"][number];
const craftsOf = ({ box }: State) => box.board.crafts;

function craftAt(state: State, building: Building): Craft {
  const craft = craftsOf(state).find((one) => one.building === building);
  if (craft === undefined) throw new Error(`box ${state.box.id} has no ${building}`);
  return craft;
}

function craftOf(state: State, good: Good): Craft {
  const craft = craftsOf(state).find(({ goods }) => goods.includes(good));
  if (craft === undefined) throw new Error(`box ${state.box.id} has nobody who makes a ${good}`);
  return craft;
}
