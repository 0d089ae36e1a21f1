import { signed, tileInFull } from "@seneschal/wording/games/middle-ages";
import type { Option, OptionList, Words } from "../../board.ts";
import { barrierOf, isSameDraft, movesOf, valuesOf } from "../../choice.ts";
import type { Choice, Draft } from "../../scene.ts";
import { Emblem } from "../emblem.tsx";
import { type Domain, domains, fiefOf, type MiddleAgesScene, nextRound, rowOf, type Spot, type Tile } from "../game.ts";
import { domainFace, type Face } from "./domain-face.tsx";
import { reasonOf } from "./reason.ts";
import { tokenLists } from "./token-lists.tsx";

/** Every choice of the board as labelled lines: one list a question, two where a token and its domain are asked. */
export function listsOf(words: Words, scene: MiddleAgesScene, selected: Draft | null): readonly OptionList[] {
  const kind = scene.question?.kind;
  if (scene.choices.length === 0 || kind === undefined) return [];
  if (kind === "addingPlot") return tokenLists(words, scene, selected);
  const options = scene.choices.flatMap((choice) =>
    isWholeRow(scene, choice)
      ? [closedRow(words, scene, choice)]
      : movesOf(choice).map((move) => optionOf(words, scene, selected, move)),
  );
  return [{ key: kind, legend: words("list.all"), options: options.toSorted(byPlace) }];
}

function optionOf(words: Words, scene: MiddleAgesScene, selected: Draft | null, draft: Draft): Option {
  const rule = barrierOf(scene.choices, draft);
  return {
    key: Object.values(draft).join(" "),
    draft,
    ...faceOf(words, scene, draft),
    isChosen: isSameDraft(selected, draft),
    barred: rule === undefined ? null : { rule, reason: reasonOf(words, scene, draft, spotOf(scene, draft)) },
  };
}

/** A row that is closed as a whole is one line. */
const isWholeRow = ({ view }: MiddleAgesScene, { barred, fields }: Choice) =>
  barred !== undefined &&
  fields.round !== undefined &&
  fields.place !== undefined &&
  valuesOf(fields.place).length === rowOf(view, Number(valuesOf(fields.round)[0]))?.spots.length;

function closedRow(words: Words, scene: MiddleAgesScene, { type, fields, barred }: Choice): Option {
  const round = Number(fields.round && valuesOf(fields.round)[0]);
  return {
    key: `row ${round}`,
    draft: { type, round },
    label: words("list.row", { round }),
    gives: "",
    emblem: null,
    isChosen: false,
    barred: { rule: barred ?? "", reason: words(round === scene.view.round ? "reason.emptied" : "reason.entered") },
  };
}

function faceOf(words: Words, scene: MiddleAgesScene, draft: Draft): Face {
  const tile = tileOf(scene, draft);
  if (tile) {
    return {
      label: tileLabel(words, tile, draft),
      gives: givesOf(words, scene, tile, draft),
      emblem: <Emblem domain={tile.domain} className="emblem" />,
    };
  }
  if (draft.type === "addCoin") return domainFace(words, scene, draft.domain as Domain);
  return { label: words(`list.${draft.type}`), gives: "", emblem: null };
}

function tileLabel(words: Words, tile: Tile, { type, round }: Draft): string {
  const name = tileInFull(words, tile);
  return type === "scout" ? words("list.ofRound", { tile: name, round: Number(round) }) : name;
}

/** What the tile of the next row would bring; the effects that are no coins are named. */
function givesOf(words: Words, { view }: MiddleAgesScene, { domain }: Tile, { type, place }: Draft): string {
  const prospect = type === "send" ? view.prospects.find((one) => one.place === place) : undefined;
  if (prospect === undefined) return "";
  const coins = signed(prospect.effect + prospect.income);
  return plain.has(domain) ? coins : words(`gives.${domain}`, { coins });
}

const plain = new Set<Domain>(["field", "mill", "market"]);

function tileOf(scene: MiddleAgesScene, draft: Draft): Tile | null {
  if (draft.type === "send" || draft.type === "scout") return spotOf(scene, draft)?.tile ?? null;
  const fief = scene.yourSeat === null ? undefined : fiefOf(scene.view, scene.yourSeat);
  if (draft.type === "raise") return fief?.graveyard[Number(draft.tile)] ?? null;
  if (draft.type !== "give") return null;
  return fief?.columns[domains.indexOf(draft.domain as Domain)]?.[Number(draft.tile)] ?? null;
}

function spotOf({ view }: MiddleAgesScene, { type, round, place }: Draft): Spot | undefined {
  if (type !== "send" && type !== "scout") return undefined;
  return rowOf(view, type === "send" ? nextRound(view) : Number(round))?.spots[Number(place)];
}

const byPlace = (one: Option, other: Option) => placeOf(one) - placeOf(other);
const placeOf = ({ draft }: Option) =>
  draft.type === "keepScout" ? -1 : Number(draft.round ?? 0) * 100 + Number(draft.place ?? draft.tile ?? 0);
