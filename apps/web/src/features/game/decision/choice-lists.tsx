"use client";

import { useTranslations } from "next-intl";
import type { OptionList } from "../../../boards/board.ts";
import type { Draft } from "../../../boards/board-model.ts";
import { RuleLink } from "../../../components/rules/rule-link.tsx";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { NumberChoice } from "../../../ui/forms/number-choice.tsx";
import { SelectChoice } from "../../../ui/forms/select-choice.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { groupOptions } from "./group-options.ts";

interface ChoiceListsProps {
  readonly ruleset: string;
  readonly lists: readonly OptionList[];
  onChoose(draft: Draft): void;
}

/** All lists of choices. Those that do not belong to the question are folded under a heading. */
export function ChoiceLists({ ruleset, lists, onChoose }: ChoiceListsProps) {
  const listOf = (list: OptionList) => (
    <ChoiceListFor key={list.key} list={list} ruleset={ruleset} onChoose={onChoose} />
  );
  return groupOptions(lists).map(({ collapsible, lists: grouped }) =>
    collapsible === undefined ? (
      grouped.map(listOf)
    ) : (
      <Disclosure key={collapsible.title} open={collapsible.isOpen || undefined}>
        <summary>{collapsible.title}</summary>
        {grouped.map(listOf)}
      </Disclosure>
    ),
  );
}

/** The id of the element of a list in the panel. */
export const listId = ({ key }: OptionList) => `choices-${key.replaceAll(/[^\w-]/g, "-")}`;

interface ChoiceListForProps {
  readonly list: OptionList;
  readonly ruleset: string;
  onChoose(draft: Draft): void;
}

function ChoiceListFor({ list, ruleset, onChoose }: ChoiceListForProps) {
  const t = useTranslations("game-page.decision");
  const { legend, options, isMany, isNumber, isMenu } = list;
  if (isMenu) return <SelectChoice legend={legend} options={options} onChoose={({ draft }) => onChoose(draft)} />;
  if (isNumber) {
    return (
      <NumberChoice
        id={listId(list)}
        legend={legend}
        options={options}
        onChoose={({ draft }) => onChoose(draft)}
        fewer={t("fewer", { legend })}
        more={t("more", { legend })}
        maxText={t("max", { max: options.at(-1)?.label ?? "" })}
      />
    );
  }
  return (
    <ChoiceList
      id={listId(list)}
      legend={legend}
      options={options}
      isMany={isMany}
      onChoose={({ draft }) => onChoose(draft)}
      ruleLink={(rule) => <RuleLink ruleset={ruleset} rule={rule} />}
    />
  );
}
