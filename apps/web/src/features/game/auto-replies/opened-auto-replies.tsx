"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { ItemList, ItemNote } from "../../../ui/lists/item-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { swapped } from "../parts/swapped.ts";
import { useTurn } from "../state/turn-context.tsx";
import { AutoReplyItem } from "./auto-reply-item.tsx";

/** The reader's auto-replies, to look at, change and remove. */
export function OpenedAutoReplies() {
  const { now, autoReplies } = useTurn();
  const { list, answersSingleChoices, skipsTrades, failure, change, skip } = autoReplies;
  const mayTrade = skipsTrades || now.choices.some(({ isTrade }) => isTrade === true);
  const t = useTranslations("auto-replies");
  return (
    <>
      <OptionLabel>
        <input
          type="checkbox"
          checked={answersSingleChoices}
          onChange={(event) => skip({ answersSingleChoices: event.target.checked })}
        />
        <span>
          {t("singleChoices")}
          <ItemNote>{t("singleChoicesHint")}</ItemNote>
        </span>
      </OptionLabel>
      {mayTrade && (
        <OptionLabel>
          <input
            type="checkbox"
            checked={answersSingleChoices && skipsTrades}
            disabled={!answersSingleChoices}
            onChange={(event) => skip({ skipsTrades: event.target.checked })}
          />
          <span>
            {t("trades")}
            <ItemNote>{t("tradesHint")}</ItemNote>
          </span>
        </OptionLabel>
      )}
      <Text as="p" muted>
        {t(list.length === 0 ? "none" : "explanation")}
      </Text>
      {failure !== null && <ProblemAlert failure={failure} />}
      <ItemList as="ol" aria-label={t("list")}>
        {list.map((reply, place) => (
          <AutoReplyItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the list may hold the same auto-reply twice.
            key={place}
            reply={reply}
            onEarlier={place === 0 ? undefined : () => change(swapped(list, place - 1))}
            onLater={place === list.length - 1 ? undefined : () => change(swapped(list, place))}
            onChange={(changed) => change(list.with(place, changed))}
            onRemove={() => change(list.toSpliced(place, 1))}
          />
        ))}
      </ItemList>
    </>
  );
}
