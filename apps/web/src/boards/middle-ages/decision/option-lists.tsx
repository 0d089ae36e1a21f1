import { signedCoins, tileInFull } from "@seneschal/wording/games/middle-ages";
import type { Option, OptionList, Translate } from "../../board.ts";
import type { Choice, Draft } from "../../board-model.ts";
import { blockingRule, isSameDraft, movesOf, valuesOf } from "../../choice.ts";
import previewStyles from "../../styles/preview.module.css";
import { Emblem } from "../emblem.tsx";
import {
  type Domain,
  domains,
  fiefOf,
  type MiddleAgesModel,
  nextRound,
  rowOf,
  type Spot,
  spotName,
  type Tile,
} from "../game.ts";
import { domainFace, type Face } from "./domain-face.tsx";
import { lossLists } from "./loss-lists.tsx";
import { reasonOf } from "./reason.ts";
import { tokenLists } from "./token-lists.tsx";

/** Every choice of the board as labelled lines: one list a question, two where two things are asked. */
export function optionListsOf(t: Translate, model: MiddleAgesModel, selected: Draft | null): readonly OptionList[] {
  const kind = model.question?.kind;
  if (model.choices.length === 0 || kind === undefined) return [];
  if (kind === "addingPlot") return tokenLists(t, model, selected);
  const losses = lossLists(t, model, selected);
  if (losses.length > 0) return losses;
  const options = model.choices.flatMap((choice) =>
    isWholeRow(model, choice)
      ? [closedRow(t, model, choice)]
      : movesOf(choice).map((move) => optionOf(t, model, selected, move)),
  );
  return [{ key: kind, legend: t("list.all"), options: options.toSorted(byPlace) }];
}

function optionOf(t: Translate, model: MiddleAgesModel, selected: Draft | null, draft: Draft): Option {
  const rule = blockingRule(model.choices, draft);
  return {
    key: Object.values(draft).join(" "),
    draft,
    ...faceOf(t, model, draft),
    isChosen: isSameDraft(selected, draft),
    spots: spotsOf(model, draft),
    blockedBy: rule === undefined ? null : { rule, reason: reasonOf(t, model, draft, spotOf(model, draft)) },
  };
}

/** A row that is closed as a whole is one line. */
const isWholeRow = ({ view }: MiddleAgesModel, { blockedBy, fields }: Choice) =>
  blockedBy !== undefined &&
  fields.round !== undefined &&
  fields.place !== undefined &&
  valuesOf(fields.place).length === rowOf(view, Number(valuesOf(fields.round)[0]))?.spots.length;

function closedRow(t: Translate, model: MiddleAgesModel, { type, fields, blockedBy }: Choice): Option {
  const round = Number(fields.round && valuesOf(fields.round)[0]);
  return {
    key: `row ${round}`,
    draft: { type, round },
    label: t("list.row", { round }),
    effect: "",
    emblem: null,
    isChosen: false,
    blockedBy: { rule: blockedBy ?? "", reason: t(round === model.view.round ? "reason.emptied" : "reason.entered") },
  };
}

function faceOf(t: Translate, model: MiddleAgesModel, draft: Draft): Face {
  const tile = tileOf(model, draft);
  if (tile) {
    return {
      label: tileLabel(t, tile, draft),
      effect: givesOf(t, model, tile, draft),
      emblem: <Emblem domain={tile.domain} className={previewStyles.emblem} />,
    };
  }
  if (draft.type === "addCoin") return domainFace(t, model, draft.domain as Domain);
  return { label: t(`list.${draft.type}`), effect: "", emblem: null };
}

function tileLabel(t: Translate, tile: Tile, { type, round }: Draft): string {
  const name = tileInFull(t, tile);
  return type === "scout" ? t("list.ofRound", { tile: name, round: Number(round) }) : name;
}

/** What the tile of the next row would bring; the effects that are no coins are named. */
function givesOf(t: Translate, { view }: MiddleAgesModel, { domain }: Tile, { type, place }: Draft): string {
  const prospect = type === "send" ? view.prospects.find((one) => one.place === place) : undefined;
  if (prospect === undefined) return "";
  const coins = signedCoins(t, prospect.effect + prospect.income);
  return plain.has(domain) ? coins : t(`optionEffect.${domain}`, { coins });
}

const plain = new Set<Domain>(["field", "mill", "market"]);

function tileOf(model: MiddleAgesModel, draft: Draft): Tile | null {
  if (draft.type === "send" || draft.type === "scout") return spotOf(model, draft)?.tile ?? null;
  const fief = model.yourSeat === null ? undefined : fiefOf(model.view, model.yourSeat);
  if (draft.type === "raise") return fief?.graveyard[Number(draft.tile)] ?? null;
  if (draft.type !== "give") return null;
  return fief?.columns[domains.indexOf(draft.domain as Domain)]?.[Number(draft.tile)] ?? null;
}

const spotsOf = ({ view }: MiddleAgesModel, { type, round, place }: Draft): string | undefined =>
  type === "send" || type === "scout"
    ? spotName(type === "send" ? nextRound(view) : Number(round), Number(place))
    : undefined;

function spotOf({ view }: MiddleAgesModel, { type, round, place }: Draft): Spot | undefined {
  if (type !== "send" && type !== "scout") return undefined;
  return rowOf(view, type === "send" ? nextRound(view) : Number(round))?.spots[Number(place)];
}

const byPlace = (one: Option, other: Option) => placeOf(one) - placeOf(other);
const placeOf = ({ draft }: Option) =>
  draft.type === "keepScout" ? -1 : Number(draft.round ?? 0) * 100 + Number(draft.place ?? draft.tile ?? 0);
