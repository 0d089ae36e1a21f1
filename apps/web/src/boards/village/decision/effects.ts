import { cubesOf, payOf, waresOf } from "@seneschal/wording/games/village";
import type { Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { cubesIn, familyOf, type View, type VillageModel } from "../game.ts";

/** What an action costs and brings, as the board shows it. */
export function effectOf(t: Translate, model: VillageModel, draft: Draft): string {
  return effects[draft.type]?.(t, model, draft) ?? "";
}

type DescribeEffect = (t: Translate, model: VillageModel, draft: Draft) => string;

const effects: Readonly<Record<string, DescribeEffect>> = {
  take: (t, { view }, { action }) => {
    const space = view.spaces.find((one) => one.action === action);
    return space === undefined || cubesIn(space.cubes).length === 0 ? "" : cubesOf(t, space.cubes);
  },
  harvest: (t, model) => {
    const { harvest } = ownFamily(model) ?? {};
    return harvest ? t("optionEffect.grain", { grain: harvest.grain, lost: harvest.lost }) : "";
  },
  birth: (t, model) => {
    const next = ownFamily(model)?.nextBirth;
    return next ? t("optionEffect.child", { generation: next }) : "";
  },
  train: (t, { view }, { building }) => {
    const craft = view.board.crafts.find((one) => one.building === building);
    return craft ? t("optionEffect.train", { time: craft.train, make: craft.make }) : "";
  },
  make: (t, { view }, { good }) => t("time", { time: craftOf(view, good)?.make ?? 0 }),
  buy: (t, { view }, { good }) => waresOf(t, craftOf(view, good)?.price ?? []),
  mill: (t, { view: { board } }) =>
    t("optionEffect.coins", { cost: costOf(t, board.mill.time, board.mill.price), coins: board.mill.coins }),
  serve: (t, { view }, { stall, pay }) => {
    const prestige = view.market.stalls[Number(stall)]?.prestige ?? 0;
    if (pay === "free") return t("optionEffect.customer", { prestige });
    const { price, time } = view.board.fee;
    return t("optionEffect.customerFee", { prestige, fee: costOf(t, time, price) });
  },
  setOut: (t, { view }, { city }) => cityEffect(t, view, null, city),
  travel: (t, { view }, { from, city }) => cityEffect(t, view, from, city),
  enterCouncil: (t, { view }) => t("time", { time: levelTime(view, 1) }),
  advance: (t, { view }, { from }) => t("time", { time: levelTime(view, Number(from) + 1) }),
  buyPrestige: (t, { view }) => t("prestige", { prestige: view.board.privileges.prestige }),
  pledge: (t, { view: { board } }) => [waresOf(t, board.church.price), payOf(t, "time", board.church.time)].join(" / "),
  bury: (t, model, { from }) => {
    const victim = ownFamily(model)?.dying?.victims.find(({ place }) => place === from);
    return victim ? t("optionEffect.rests", { to: victim.to }) : "";
  },
  buyOut: (t, { view }) => t("ware.coin", { count: view.board.church.ransom }),
  rise: (t, { view }, { from }) => t("ware.grain", { count: view.board.church.steps[Number(from) - 1] ?? 0 }),
};

/** "2 time, 1 wagon": what is paid. */
export function costOf(t: Translate, time: number, price: readonly string[]): string {
  const parts = [...(time > 0 ? [t("time", { time })] : []), ...(price.length > 0 ? [waresOf(t, price)] : [])];
  return parts.join(", ") || t("free");
}

/** What the first visit of a city brings. */
export function rewardOf(t: Translate, { prestige, coins, cubes }: View["board"]["cities"][number]): string {
  if (prestige > 0) return t("prestige", { prestige });
  return coins > 0 ? t("ware.coin", { count: coins }) : t("optionEffect.cubes", { cubes });
}

const ownFamily = ({ view, yourSeat }: VillageModel) => (yourSeat === null ? undefined : familyOf(view, yourSeat));

const craftOf = ({ board }: View, good: unknown) =>
  board.crafts.find(({ goods }) => (goods as readonly unknown[]).includes(good));

const levelTime = ({ board }: View, level: number) => board.council.find((one) => one.level === level)?.time ?? 0;

function cityEffect(t: Translate, { board }: View, from: unknown, city: unknown): string {
  const path = board.paths.find((one) => joins(one, from, city));
  const reward = board.cities.find((one) => one.city === city);
  if (path === undefined || reward === undefined) return "";
  return t("optionEffect.city", { cost: costOf(t, path.time, path.price), reward: rewardOf(t, reward) });
}

const joins = ({ from, to }: View["board"]["paths"][number], one: unknown, other: unknown) =>
  (from === one && to === other) || (from !== null && from === other && to === one);
