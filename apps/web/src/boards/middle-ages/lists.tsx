import type { Option, OptionList, Words } from "../board.ts";
import { barrierOf, isOpen, isSameDraft, movesOf, withField } from "../choice.ts";
import type { Draft } from "../scene.ts";
import { Emblem } from "./emblem.tsx";
import { type Domain, domains, fiefOf, type MiddleAgesScene, nextRound, rowOf, type Spot, type Tile } from "./game.ts";
import { nameOf, signed, tileInFull } from "./wording.ts";

/** Every choice of the board as labelled lines: one list a question, two where a token and its domain are asked. */
export function listsOf(words: Words, scene: MiddleAgesScene, selected: Draft | null): readonly OptionList[] {
  const kind = scene.question?.kind;
  if (scene.choices.length === 0 || kind === undefined) return [];
  if (kind === "addingPlot") return tokenLists(words, scene, selected);
  const moves = scene.choices.flatMap(movesOf);
  const options = moves.map((move) => optionOf(words, scene, selected, move));
  return [{ key: kind, legend: words("list.all"), options: options.toSorted(byPlace) }];
}

function optionOf(words: Words, scene: MiddleAgesScene, selected: Draft | null, draft: Draft): Option {
  const rule = barrierOf(scene.choices, draft);
  return {
    key: Object.values(draft).join(" "),
    draft,
    ...faceOf(words, scene, draft),
    isChosen: isSameDraft(selected, draft),
    barred: rule === undefined ? null : { rule, reason: reasonOf(words, scene, draft) },
  };
}

type Face = Pick<Option, "label" | "gives" | "emblem">;

function faceOf(words: Words, scene: MiddleAgesScene, draft: Draft): Face {
  const tile = tileOf(scene, draft);
  if (tile)
    return {
      label: tileLabel(words, tile, draft),
      gives: givesOf(words, scene, tile, draft),
      emblem: emblemOf(tile.domain),
    };
  if (draft.type === "addCoin") return domainFace(words, scene, draft.domain as Domain);
  return { label: words(`list.${draft.type}`), gives: "", emblem: null };
}

const emblemOf = (domain: Domain) => <Emblem domain={domain} className="emblem" />;

function tileLabel(words: Words, tile: Tile, { type, round }: Draft): string {
  const name = tileInFull(words, tile);
  return type === "scout" ? words("list.ofRound", { tile: name, round: Number(round) }) : name;
}

/** What the tile of the next row would bring; the effects that are no coins are named. */
function givesOf(words: Words, { view }: MiddleAgesScene, { domain }: Tile, { type, place }: Draft): string {
  if (type !== "send") return "";
  const prospect = view.prospects.find((one) => one.place === place);
  const coins = prospect ? signed(prospect.effect + prospect.income) : "";
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
  return rowOf(view, type === "send" ? nextRound(view) : Number(round))?.spots[Number(place)];
}

function reasonOf(words: Words, scene: MiddleAgesScene, draft: Draft): string {
  const spot = draft.type === "send" || draft.type === "scout" ? spotOf(scene, draft) : undefined;
  if (spot && spot.lord !== null) return words("reason.lord", { name: nameOf(scene, spot.lord) });
  if (spot && spot.scout !== null) return words("reason.scout", { name: nameOf(scene, spot.scout) });
  return words("reason.other");
}

function domainFace(words: Words, { view, yourSeat }: MiddleAgesScene, domain: Domain): Face {
  const fief = yourSeat === null ? undefined : fiefOf(view, yourSeat);
  const tiles = fief?.columns[domains.indexOf(domain)]?.length ?? 0;
  return { label: words(`domain.${domain}`), gives: words("tiles", { tiles }), emblem: emblemOf(domain) };
}

/** Which plot token, and under which domain: either may be answered first. */
function tokenLists(words: Words, scene: MiddleAgesScene, selected: Draft | null): readonly OptionList[] {
  const begun = selected?.type === "addPlot" ? selected : { type: "addPlot" };
  const listOf = (field: "plot" | "domain"): OptionList => ({
    key: field,
    legend: words(`list.${field}`),
    options: domains
      .filter((domain) => isOpen(scene.choices, { type: "addPlot", [field]: domain }))
      .map((domain) => ({
        key: `${field} ${domain}`,
        draft: fitting(scene, withField(begun, field, domain), { type: "addPlot", [field]: domain }),
        ...(field === "plot"
          ? { label: words(`domain.${domain}`), gives: "", emblem: emblemOf(domain) }
          : domainFace(words, scene, domain)),
        isChosen: begun[field as keyof typeof begun] === domain,
        barred: null,
      })),
  });
  return [listOf("plot"), listOf("domain")];
}

/** The draft, or a fresh one where the other answer does not go with this one. */
const fitting = (scene: MiddleAgesScene, draft: Draft, fresh: Draft): Draft =>
  isOpen(scene.choices, draft) ? draft : fresh;

const byPlace = (one: Option, other: Option) => placeOf(one) - placeOf(other);
const placeOf = ({ draft }: Option) =>
  draft.type === "keepScout" ? -1 : Number(draft.round ?? 0) * 100 + Number(draft.place ?? draft.tile ?? 0);
