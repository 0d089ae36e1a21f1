import { cubesOf, payOf, waresOf } from "@seneschal/wording/games/village";
import type { Words } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { familyOf, type View, type VillageModel } from "../game.ts";

/** What an action costs and brings, as the board shows it. */
export function givesOf(words: Words, model: VillageModel, draft: Draft): string {
  return gives[draft.type]?.(words, model, draft) ?? "";
}

type Giver = (words: Words, model: VillageModel, draft: Draft) => string;

const gives: Readonly<Record<string, Giver>> = {
  take: (words, { view }, { action }) => {
    const space = view.spaces.find((one) => one.action === action);
    return space === undefined ? "" : cubesOf(words, space.cubes);
  },
  harvest: (words, model) => {
    const { harvest } = ownFamily(model) ?? {};
    return harvest ? words("gives.grain", { grain: harvest.grain, lost: harvest.lost }) : "";
  },
  birth: (words, model) => {
    const next = ownFamily(model)?.nextBirth;
    return next ? words("gives.child", { generation: next }) : "";
  },
  train: (words, { view }, { building }) => {
    const craft = view.board.crafts.find((one) => one.building === building);
    return craft ? words("gives.train", { time: craft.train, make: craft.make }) : "";
  },
  make: (words, { view }, { good }) => words("time", { time: craftOf(view, good)?.make ?? 0 }),
  buy: (words, { view }, { good }) => waresOf(words, craftOf(view, good)?.price ?? []),
  mill: (words, { view: { board } }) =>
    words("gives.coins", { cost: costOf(words, board.mill.time, board.mill.price), coins: board.mill.coins }),
  serve: (words, { view }, { stall, pay }) => {
    const prestige = view.market.stalls[Number(stall)]?.prestige ?? 0;
    if (pay === "free") return words("gives.customer", { prestige });
    const { price, time } = view.board.fee;
    return words("gives.customerFee", { prestige, fee: costOf(words, time, price) });
  },
  setOut: (words, { view }, { city }) => cityGives(words, view, null, city),
  travel: (words, { view }, { from, city }) => cityGives(words, view, from, city),
  enterCouncil: (words, { view }) => words("time", { time: levelTime(view, 1) }),
  advance: (words, { view }, { from }) => words("time", { time: levelTime(view, Number(from) + 1) }),
  buyPrestige: (words, { view }) => words("prestige", { prestige: view.board.privileges.prestige }),
  pledge: (words, { view: { board } }) =>
    [waresOf(words, board.church.price), payOf(words, "time", board.church.time)].join(" / "),
  bury: (words, model, { from }) => {
    const victim = ownFamily(model)?.dying?.victims.find(({ place }) => place === from);
    return victim ? words("gives.rests", { to: victim.to }) : "";
  },
  buyOut: (words, { view }) => words("ware.coin", { count: view.board.church.ransom }),
  rise: (words, { view }, { from }) => words("ware.grain", { count: view.board.church.steps[Number(from) - 1] ?? 0 }),
};

/** "2 time, 1 wagon": what is paid. */
export function costOf(words: Words, time: number, price: readonly string[]): string {
  const parts = [...(time > 0 ? [words("time", { time })] : []), ...(price.length > 0 ? [waresOf(words, price)] : [])];
  return parts.join(", ") || words("free");
}

/** What the first visit of a city brings. */
export function rewardOf(words: Words, { prestige, coins, cubes }: View["board"]["cities"][number]): string {
  if (prestige > 0) return words("prestige", { prestige });
  return coins > 0 ? words("ware.coin", { count: coins }) : words("gives.cubes", { cubes });
}

const ownFamily = ({ view, yourSeat }: VillageModel) => (yourSeat === null ? undefined : familyOf(view, yourSeat));

const craftOf = ({ board }: View, good: unknown) =>
  board.crafts.find(({ goods }) => (goods as readonly unknown[]).includes(good));

const levelTime = ({ board }: View, level: number) => board.council.find((one) => one.level === level)?.time ?? 0;

function cityGives(words: Words, { board }: View, from: unknown, city: unknown): string {
  const path = board.paths.find((one) => joins(one, from, city));
  const reward = board.cities.find((one) => one.city === city);
  if (path === undefined || reward === undefined) return "";
  return words("gives.city", { cost: costOf(words, path.time, path.price), reward: rewardOf(words, reward) });
}

const joins = ({ from, to }: View["board"]["paths"][number], one: unknown, other: unknown) =>
  (from === one && to === other) || (from !== null && from === other && to === one);
