import type { Readers } from "@seneschal/wording";
import { causeOf, changeOf, nameOf, signed, tileName } from "@seneschal/wording/games/middle-ages";
import type { Translate } from "../../board.ts";
import type { Told } from "../game.ts";

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
export function ledgerOf(t: Translate, facts: readonly Told[], seat: number, readers: Readers): readonly LedgerLine[] {
  const paid = facts.filter((told) => told.type === "CoinsPaid");
  return [
    ...facts.flatMap((told) => lineOf(t, told, seat, readers)),
    ...paymentLine(t, paid, readers, { seat, side: "to" }),
    ...paymentLine(t, paid, readers, { seat, side: "from" }),
  ].toSorted((one, other) => order(one) - order(other));
}

/** All that the facts bring in coins. */
export const sumOf = (facts: readonly Told[], seat: number) =>
  facts.reduce((sum, told) => sum + changeOf(told, seat), 0);

const order = ({ key }: LedgerLine) => (key.startsWith("income") ? 1 : 0);

function lineOf(t: Translate, told: Told, seat: number, readers: Readers): readonly LedgerLine[] {
  switch (told.type) {
    case "CoinsGained":
    case "CoinsLost": {
      if (told.seat !== seat) return [];
      const kind = told.cause.kind === "income" ? "income" : told.cause.kind === "event" ? "event" : "effect";
      return [
        {
          key: `${kind} ${told.cause.kind}`,
          term: t(`ledger.${kind}`),
          note: causeOf(t, told.cause),
          amount: signed(changeOf(told, seat)),
          shares: "",
        },
      ];
    }
    case "TileRaised":
      if (told.seat !== seat) return [];
      return [tileLine("raised", t("ledger.raised"), tileName(t, told.tile))];
    case "TileDestroyed": {
      const name = nameOf(readers, told.seat);
      const term = told.seat === seat ? t("ledger.lost") : t("ledger.loses", { name });
      return [tileLine(`destroyed ${told.seat}`, term, tileName(t, told.tile))];
    }
    case "ExtraCoinLaid":
      return [tileLine("coin", t("ledger.extraCoin"), t(`domain.${told.domain}`))];
    case "PlotLaid":
      return [tileLine("plot", t("ledger.plot", { plot: t(`domain.${told.plot}`) }), t(`domain.${told.domain}`))];
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

type Paid = Extract<Told, { readonly type: "CoinsPaid" }>;

interface Party {
  readonly seat: number;
  readonly side: "to" | "from";
}

function paymentLine(t: Translate, paid: readonly Paid[], readers: Readers, { seat, side }: Party) {
  const mine = paid.filter((told) => told[side] === seat);
  const [first] = mine;
  if (first === undefined) return [];
  const other = side === "to" ? "from" : "to";
  const coins = mine.reduce((sum, told) => sum + told.coins, 0);
  return [
    {
      key: `paid ${side}`,
      term: t("ledger.effect"),
      note: t(`ledger.${first.cause.kind === "mill" ? "mill" : "barracks"}.${side}`),
      amount: signed(side === "to" ? coins : 0 - coins),
      shares: mine.map((told) => t("share", { name: nameOf(readers, told[other]), coins: told.coins })).join(", "),
    },
  ];
}
