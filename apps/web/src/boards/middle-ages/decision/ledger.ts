import type { Readers } from "@seneschal/wording";
import { causeOf, changeOf, nameOf, signed, tileName } from "@seneschal/wording/games/middle-ages";
import type { Translate } from "../../board.ts";
import type { Fact } from "../game.ts";

/** One line of what a move brings: the action, the coins or the tile, and why. */
export interface LedgerLine {
  readonly key: string;
  readonly term: string;
  /** The reason, short, next to the term. */
  readonly note: string;
  readonly amount: string;
  /** Who has which part in it, below. */
  readonly shares: string;
}

/** What some facts bring to a seat, in order; what several pay for one reason is one line. */
export function ledgerOf(t: Translate, facts: readonly Fact[], seat: number, readers: Readers): readonly LedgerLine[] {
  const paid = facts.filter((fact) => fact.type === "CoinsPaid");
  return [
    ...facts.flatMap((fact) => lineOf(t, fact, seat, readers)),
    ...paymentLine(t, paid, readers, { seat, side: "to" }),
    ...paymentLine(t, paid, readers, { seat, side: "from" }),
  ].toSorted((one, other) => order(one) - order(other));
}

/** All that the facts bring in coins. */
export const sumOf = (facts: readonly Fact[], seat: number) =>
  facts.reduce((sum, fact) => sum + changeOf(fact, seat), 0);

const order = ({ key }: LedgerLine) => (key.startsWith("income") ? 1 : 0);

function lineOf(t: Translate, fact: Fact, seat: number, readers: Readers): readonly LedgerLine[] {
  switch (fact.type) {
    case "CoinsGained":
    case "CoinsLost": {
      if (fact.seat !== seat) return [];
      const kind = fact.cause.kind === "income" ? "income" : fact.cause.kind === "event" ? "event" : "effect";
      return [
        {
          key: `${kind} ${fact.cause.kind}`,
          term: t(`ledger.${kind}`),
          note: causeOf(t, fact.cause),
          amount: signed(changeOf(fact, seat)),
          shares: "",
        },
      ];
    }
    case "TileRaised":
      if (fact.seat !== seat) return [];
      return [tileLine("raised", t("ledger.raised"), tileName(t, fact.tile))];
    case "TileDestroyed": {
      const name = nameOf(readers, fact.seat);
      const term = fact.seat === seat ? t("ledger.lost") : t("ledger.loses", { name });
      return [tileLine(`destroyed ${fact.seat}`, term, tileName(t, fact.tile))];
    }
    case "ExtraCoinLaid":
      return [tileLine("coin", t("ledger.extraCoin"), t(`domain.${fact.domain}`))];
    case "PlotLaid":
      return [tileLine("plot", t("ledger.plot", { plot: t(`domain.${fact.plot}`) }), t(`domain.${fact.domain}`))];
    default:
      return [];
  }
}

const tileLine = (key: string, term: string, amount: string): LedgerLine => ({
  key,
  term,
  note: "",
  amount,
  shares: "",
});

type Paid = Extract<Fact, { readonly type: "CoinsPaid" }>;

interface Party {
  readonly seat: number;
  readonly side: "to" | "from";
}

function paymentLine(t: Translate, paid: readonly Paid[], readers: Readers, { seat, side }: Party) {
  const mine = paid.filter((fact) => fact[side] === seat);
  const [first] = mine;
  if (first === undefined) return [];
  const other = side === "to" ? "from" : "to";
  const coins = mine.reduce((sum, fact) => sum + fact.coins, 0);
  return [
    {
      key: `paid ${side}`,
      term: t("ledger.effect"),
      note: t(`ledger.${first.cause.kind === "mill" ? "mill" : "barracks"}.${side}`),
      amount: signed(side === "to" ? coins : 0 - coins),
      shares: mine.map((fact) => t("share", { name: nameOf(readers, fact[other]), coins: fact.coins })).join(", "),
    },
  ];
}
