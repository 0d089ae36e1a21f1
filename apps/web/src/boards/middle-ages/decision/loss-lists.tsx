import { tileInFull } from "@seneschal/wording/games/middle-ages";
import type { Option, OptionList, Translate } from "../../board.ts";
import type { Choice, Draft } from "../../board-model.ts";
import { isSameDraft, valuesOf } from "../../choice.ts";
import previewStyles from "../../styles/preview.module.css";
import { Emblem } from "../emblem.tsx";
import { type Domain, domains, fiefOf, type MiddleAgesModel } from "../game.ts";

/** What an event takes from two domains: a list for each, and either may be answered first. Empty without such a choice. */
export function lossLists(t: Translate, model: MiddleAgesModel, selected: Draft | null): readonly OptionList[] {
  const choice = choiceOfBoth(model);
  if (choice === undefined) return [];
  return fieldsOfBoth.map(([domainField, tileField]): OptionList => {
    const domain = firstOf(choice, domainField) as Domain;
    const places = valuesOf(choice.fields[tileField] ?? { oneOf: [] }).map(Number);
    return {
      key: domain,
      legend: t(`domain.${domain}`),
      options: places.flatMap((place) => optionFor(t, model, selected, { domain, place })),
    };
  });
}

/** A tile chosen to be lost; one chosen in the other domain stays chosen. */
export function lossDraft(model: MiddleAgesModel, selected: Draft | null, domain: Domain, tile: number): Draft {
  const choice = choiceOfBoth(model);
  if (choice === undefined) return { type: "give", domain, tile };
  const begun: Draft = selected?.type === "giveBoth" ? selected : { type: "giveBoth" };
  if (domain === firstOf(choice, "otherDomain")) return { ...begun, otherDomain: domain, otherTile: tile };
  return { ...begun, domain, tile };
}

function optionFor(
  t: Translate,
  model: MiddleAgesModel,
  selected: Draft | null,
  { domain, place }: { readonly domain: Domain; readonly place: number },
): readonly Option[] {
  const fief = model.yourSeat === null ? undefined : fiefOf(model.view, model.yourSeat);
  const tile = fief?.columns[domains.indexOf(domain)]?.[place];
  if (tile === undefined) return [];
  const draft = lossDraft(model, selected, domain, place);
  return [
    {
      key: `${domain} ${place}`,
      draft,
      label: tileInFull(t, tile),
      effect: "",
      emblem: <Emblem domain={domain} className={previewStyles.emblem} />,
      isChosen: isSameDraft(selected, draft),
      blockedBy: null,
    },
  ];
}

const fieldsOfBoth = [
  ["domain", "tile"],
  ["otherDomain", "otherTile"],
] as const;
const choiceOfBoth = ({ choices }: MiddleAgesModel): Choice | undefined =>
  choices.find(({ type }) => type === "giveBoth");
const firstOf = ({ fields }: Choice, name: string): unknown => valuesOf(fields[name] ?? { oneOf: [] })[0];
