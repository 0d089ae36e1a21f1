import { joinClauses } from "@seneschal/wording";
import { nameOf, namesOf } from "@seneschal/wording/games/village";
import type { Heading, Translate, Turn } from "../../board.ts";
import type { Draft, MovePreview } from "../../board-model.ts";
import { actionsOf } from "../actions.ts";
import type { Village, VillageModel } from "../game.ts";
import { actionLabel } from "./labels.ts";
import { optionListsOf } from "./option-lists.tsx";

/** Whose turn it is and what is asked, or who has won. */
export function headingOf(t: Translate, model: VillageModel): Heading {
  if (model.outcome) return endOf(t, model, model.outcome);
  if (model.question === null) return { title: t("title"), sub: "", seat: model.yourSeat, announcement: "" };
  const { kind, seats } = model.question;
  const isYours = model.yourSeat !== null && seats.includes(model.yourSeat);
  return isYours ? yours(t, model, kind) : waiting(t, model, kind, seats);
}

/** Clockwise from the first player; on a market day, who is out has done. */
export function orderOf({ view, question }: VillageModel): readonly Turn[] {
  const count = view.families.length;
  const seats = view.families.map((_, step) => (view.first + step) % count);
  const asked = question?.seats ?? [];
  const now = asked[0] ?? view.active ?? view.first;
  const out = view.market.day?.out ?? [];
  return seats.map((seat) => {
    if (asked.includes(seat)) return { seat, state: "now" };
    if (out.includes(seat)) return { seat, state: "done" };
    return { seat, state: seat === (now + 1) % count ? "next" : "then" };
  });
}

/** The heading of the decision panel: the choice. */
export function choiceTitleOf(t: Translate, model: VillageModel, selected: Draft | null): string {
  const action = selected === null ? undefined : actionsOf(model.choices).find((one) => isPart(one, selected));
  if (action === undefined) return t(`ask.${model.question?.kind ?? "none"}`);
  const label = actionLabel(t, model, action);
  const cube = selected?.type === "take" ? selected.cube : undefined;
  return typeof cube === "string" ? t("list.takeCube", { action: label, cube: t(`colour.${cube}`) }) : label;
}

const isPart = (action: Draft, draft: Draft) => Object.entries(action).every(([name, value]) => draft[name] === value);

/** For the sheet on phones: what the choice costs in time, and whether a family member dies for it. */
export function shortPreviewOf(t: Translate, { yourSeat }: VillageModel, preview: MovePreview<Village> | null): string {
  if (preview === null || yourSeat === null) return "";
  let time = 0;
  let deaths = 0;
  for (const fact of preview.facts) {
    if (!("seat" in fact) || fact.seat !== yourSeat) continue;
    if (fact.type === "BridgeCrossed") deaths += fact.deaths;
    else if ("time" in fact) time += fact.time;
  }
  return t("inShort", { time, deaths });
}

function yours(t: Translate, model: VillageModel, kind: string): Heading {
  const title = t(`heading.${kind}`);
  const lines = optionListsOf(t, model, null).flatMap(({ options }) => options);
  const labels = lines.filter(({ blockedBy }) => blockedBy === null).map(({ label }) => label);
  return {
    title,
    // As many as the list has lines: in how many ways one of them can be paid for is asked when it is chosen.
    sub: t("open", { choices: labels.length }),
    seat: model.yourSeat,
    announcement: `${title}. ${t("mayChoose", { choices: joinClauses(t, labels) })}`,
  };
}

function waiting(t: Translate, model: VillageModel, kind: string, seats: readonly number[]): Heading {
  const title = t("waiting", { names: namesOf(model, seats) });
  const sub = t(`waitingFor.${kind}`);
  return { title, sub, seat: seats[0] ?? null, announcement: `${title}. ${sub}` };
}

function endOf(t: Translate, model: VillageModel, { ranking }: NonNullable<VillageModel["outcome"]>): Heading {
  const winners = ranking.filter(({ rank }) => rank === 1);
  const [first] = winners;
  const isYou = winners.length === 1 && first?.seat === model.yourSeat;
  const names = winners.map(({ seat }) => nameOf(model, seat)).join(", ");
  const title = isYou ? t("end.you") : t("end.won", { names, count: winners.length });
  const sub = t("end.score", { score: first?.score ?? 0 });
  return { title, sub, seat: first?.seat ?? null, announcement: `${title}. ${sub}` };
}
