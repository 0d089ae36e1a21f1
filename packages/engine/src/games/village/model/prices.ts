import type { Stock } from "./state.ts";
import type { Ware } from "./types.ts";

/** One way to pay a price: its name in a move, and its wares, those of a kind side by side. */
export interface Payment {
  readonly name: string;
  readonly wares: readonly Ware[];
}
type Price = readonly Ware[];

const ways = new WeakMap<Price, readonly Payment[]>();

/** VIL-5.4: every way to pay, coins standing for any of the cubes; the fewest coins first. */
export function waysToPay(price: Price): readonly Payment[] {
  const known = ways.get(price);
  if (known !== undefined) return known;
  const found = waysOf(price);
  ways.set(price, found);
  return found;
}

export function namesOpen(stock: Stock, price: Price): readonly string[] {
  const open: string[] = [];
  for (const { name, wares } of waysToPay(price)) if (canPay(stock, wares)) open.push(name);
  return open;
}

/** Whether any way to pay is open. */
export const isPayable = (stock: Stock, price: Price): boolean =>
  waysToPay(price).some(({ wares }) => canPay(stock, wares));

/** The price as it is printed, for a choice that is closed. */
export const printed = (price: Price): string => waysToPay(price)[0]?.name ?? nameOf(price);

/** What a move named, given the prices that it may have meant. */
export function waresNamed(prices: readonly Price[], name: string): readonly Ware[] {
  for (const price of prices) {
    const way = waysToPay(price).find((one) => one.name === name);
    if (way !== undefined) return way.wares;
  }
  throw new Error(`no price is paid by ${name}`);
}

/** Wares of a kind must stand side by side. */
export function canPay(stock: Stock, wares: readonly Ware[]): boolean {
  let last: Ware | undefined;
  let alike = 0;
  for (const ware of wares) {
    alike = ware === last ? alike + 1 : 1;
    if (stock[ware] < alike) return false;
    last = ware;
  }
  return true;
}

function waysOf(price: Price): readonly Payment[] {
  const names = new Set<string>();
  const cubes = price.filter(isCube);
  const others = price.filter((ware) => !isCube(ware));
  const found: Payment[] = [];
  for (const kept of subsetsOf(cubes).toSorted((one, other) => other.length - one.length)) {
    const coins: readonly Ware[] = Array.from({ length: cubes.length - kept.length }, () => "coin");
    const wares = [...others, ...kept, ...coins];
    const name = nameOf(wares);
    if (!names.has(name)) found.push({ name, wares });
    names.add(name);
  }
  return found;
}

const nameOf = (wares: readonly Ware[]) => (wares.length === 0 ? "free" : wares.join("+"));

const isCube = (ware: Ware) => ware === "orange" || ware === "green" || ware === "brown" || ware === "pink";

const subsetsOf = (list: Price): readonly Price[] =>
  list.reduce<readonly Price[]>((all, one) => all.concat(all.map((subset) => [...subset, one])), [[]]);
