import { joinClauses } from "@seneschal/wording";
import { nameOf, signedCoins } from "@seneschal/wording/games/middle-ages";
import type { Heading, Translate, Turn } from "../../board.ts";
import type { Draft, MovePreview } from "../../board-model.ts";
import { movesOf } from "../../choice.ts";
import { stepOrder } from "../../step-order.ts";
import { type MiddleAges, type MiddleAgesModel, nextRound } from "../game.ts";
import { sumOf } from "./ledger.ts";
import { optionListsOf } from "./option-lists.tsx";

/** Whose turn it is and what is asked, or who has won. */
export function headingOf(t: Translate, model: MiddleAgesModel): Heading {
  if (model.outcome) return endOf(t, model, model.outcome);
  if (model.question === null) return { title: t("title"), sub: "", seat: model.yourSeat, announcement: "" };
  const { kind, seats } = model.question;
  const isYours = model.yourSeat !== null && seats.includes(model.yourSeat);
  return isYours ? yours(t, model, kind) : waiting(t, model, kind, seats);
}

/** The order of play of this round, as the row of shields over the table. */
export function orderOf({ view, question }: MiddleAgesModel): readonly Turn[] {
  if (question?.kind === "placing") return stepOrder(view.order, view.agenda.pending);
  const waiting = view.order.filter((seat) => !view.done.includes(seat) && !question?.seats.includes(seat));
  return view.order.map((seat) => {
    if (question?.seats.includes(seat)) return { seat, state: "now" };
    if (view.done.includes(seat)) return { seat, state: "done" };
    return { seat, state: seat === waiting[0] ? "next" : "then" };
  });
}

/** The heading of the decision panel: the choice. */
export function choiceTitleOf(t: Translate, model: MiddleAgesModel, selected: Draft | null): string {
  if (selected === null) return t(`ask.${model.question?.kind ?? "none"}`);
  if (selected.type === "addPlot" && "plot" in selected && "domain" in selected) {
    return t("list.token", { plot: t(`domain.${selected.plot}`), domain: t(`domain.${selected.domain}`) });
  }
  if (selected.type === "addCoin") return t("list.coin", { domain: t(`domain.${selected.domain}`) });
  const chosen = optionListsOf(t, model, selected).flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));
  if (selected.type === "giveBoth") return chosen.map(({ label }) => label).join(" + ");
  const tile = chosen[0]?.label.split(",")[0];
  if (tile === undefined) return t(`ask.${model.question?.kind ?? "none"}`);
  const round = selected.type === "send" ? nextRound(model.view) : selected.round;
  return typeof round === "number" ? t("choiceTitle", { tile, round }) : tile;
}

/** The sheet of a phone: what the choice brings now. */
export function shortPreviewOf(
  t: Translate,
  { yourSeat }: MiddleAgesModel,
  preview: MovePreview<MiddleAges> | null,
): string {
  if (preview === null || yourSeat === null) return "";
  return t("inShort", { coins: signedCoins(t, sumOf(preview.facts, yourSeat)) });
}

function yours(t: Translate, model: MiddleAgesModel, kind: string): Heading {
  const title = t(`heading.${kind}`, { round: nextRound(model.view) });
  const open = model.choices.filter(({ blockedBy }) => blockedBy === undefined).flatMap(movesOf).length;
  const lists = optionListsOf(t, model, null);
  const labels = lists.flatMap(({ options }) =>
    options.filter(({ blockedBy }) => !blockedBy).map(({ label }) => label),
  );
  return {
    title,
    sub: t("open", { choices: open }),
    seat: model.yourSeat,
    announcement: `${title}. ${t("mayChoose", { choices: joinClauses(t, labels) })}`,
  };
}

function waiting(t: Translate, model: MiddleAgesModel, kind: string, seats: readonly number[]): Heading {
  const names = seats.map((seat) => nameOf(model, seat)).join(", ");
  const title = t("waiting", { names, count: seats.length });
  const sub = t(`waitingFor.${kind}`);
  return { title, sub, seat: seats[0] ?? null, announcement: `${title}. ${sub}` };
}

function endOf(t: Translate, model: MiddleAgesModel, { ranking }: NonNullable<MiddleAgesModel["outcome"]>): Heading {
  const winners = ranking.filter(({ rank }) => rank === 1);
  const [first] = winners;
  const isYou = winners.length === 1 && first?.seat === model.yourSeat;
  const names = winners.map(({ seat }) => nameOf(model, seat)).join(", ");
  const title = isYou ? t("end.you") : t("end.won", { names, count: winners.length });
  const sub = t("end.score", { score: first?.score ?? 0 });
  return { title, sub, seat: first?.seat ?? null, announcement: `${title}. ${sub}` };
}
