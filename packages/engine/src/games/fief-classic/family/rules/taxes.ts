import { pieces } from "@seneschal/schema/games/fief-classic";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { figuresOf } from "../model/figures.ts";
import { askedAgain, type RuleOfMove } from "../model/flow.ts";
import { bishopOf, kingIn, type Lord, type Region, regionOf, type See, type State } from "../model/state.ts";
import type { Fact, RegionId, SeeId, Tax } from "../model/types.ts";
import { blockedIfExchanged, holds } from "./cards/attacks.ts";

/** Who may levy what: an edition's terms. */
export interface TaxTerms {
  readonly phase: "playing" | "levying";
  mayTithe(bishop: Lord): boolean;
  mayTax(state: State, seat: Seat, region: Region): boolean;
}

const taxed = (seat: Seat, tax: Tax, on: { readonly region?: RegionId; readonly see?: SeeId }): Fact => ({
  type: "TaxLaid",
  seat,
  tax,
  region: on.region ?? null,
  see: on.see ?? null,
});

// FC-7.3, FC-7.7
export const levyTitheBy = ({ phase, mayTithe }: TaxTerms): RuleOfMove<"levyTithe"> =>
  during(phase, {
    rule: "FC-7.3",
    choices({ state, seat }) {
      if (!holds(state, seat, "tithe")) return [];
      const own = pieces.sees.filter((see) => {
        const bishop = bishopOf(state, see);
        return bishop?.seat === seat && mayTithe(bishop);
      });
      const levied = own.filter((see) => titheOf(state, see) !== null);
      return [
        {
          type: "levyTithe",
          fields: { see: { oneOf: own.filter((see) => !levied.includes(see)) } },
          ...blockedIfExchanged(state, seat),
        },
        { type: "levyTithe", fields: { see: { oneOf: levied } }, blockedBy: "FC-7.7" },
      ];
    },
    facts: (position, { see }) => [taxed(position.seat, "tithe", { see }), askedAgain(position)],
  });
const titheOf = ({ sees }: State, id: SeeId): See["tithe"] => sees.find(({ see }) => see === id)?.tithe ?? null;

// FC-7.5, FC-7.7
export const levySeigneurialTaxBy = ({ phase, mayTax }: TaxTerms): RuleOfMove<"levySeigneurialTax"> =>
  during(phase, {
    rule: "FC-7.5",
    choices({ state, seat }) {
      if (!holds(state, seat, "seigneurial-tax")) return [];
      const own = pieces.regions.filter((region) => mayTax(state, seat, regionOf(state, region)));
      const levied = own.filter((region) => regionOf(state, region).tax !== null);
      return [
        {
          type: "levySeigneurialTax",
          fields: { region: { oneOf: own.filter((region) => !levied.includes(region)) } },
          ...blockedIfExchanged(state, seat),
        },
        { type: "levySeigneurialTax", fields: { region: { oneOf: levied } }, blockedBy: "FC-7.7" },
      ];
    },
    facts: (position, { region }) => [taxed(position.seat, "seigneurial-tax", { region }), askedAgain(position)],
  });

// FC-7.6, FC-7.7
export const levyRoyalTaxBy = ({ phase }: TaxTerms): RuleOfMove<"levyRoyalTax"> =>
  during(phase, {
    rule: "FC-7.6",
    choices({ state, seat }) {
      if (!holds(state, seat, "royal-tax") || kingIn(state)?.seat !== seat) return [];
      const isFull = state.royalTaxes.length >= figuresOf(state).royalTaxesMax;
      return [
        { type: "levyRoyalTax", fields: {}, ...(isFull ? { blockedBy: "FC-7.7" } : blockedIfExchanged(state, seat)) },
      ];
    },
    facts: (position) => [taxed(position.seat, "royal-tax", {}), askedAgain(position)],
  });
