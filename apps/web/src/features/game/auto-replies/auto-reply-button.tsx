"use client";

import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { isReaction } from "../parts/pass-offer.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { autoReplyOf, type Condition } from "./auto-reply.ts";

interface AutoReplyButtonProps {
  onAdded(): void;
}

/** Makes the drafted move the automatic answer to this kind of question. */
export function AutoReplyButton({ onAdded }: AutoReplyButtonProps) {
  const { board, position } = useGameContext();
  const { model, draft, autoReplies } = useTurn();
  const t = useTranslations("auto-replies");
  const tGame = useTranslate(board.messages);
  const { question, yourSeat } = model;
  const { move } = draft;
  if (move === null || question === null || yourSeat === null || !isReaction(question, yourSeat)) return null;
  const texts = [board.buttonLabel(tGame, model, move), board.choiceTitle(tGame, model, move)];
  const label = [...new Set(texts)].join(" · ");
  const add = (condition: Condition) => {
    autoReplies.change([autoReplyOf(question.kind, move, condition, label.slice(0, 200)), ...autoReplies.list]);
    onAdded();
  };
  return (
    <Menu trigger={<Button>{t("add")}</Button>}>
      <MenuItem onSelect={() => add({ when: "always" })}>{t("always")}</MenuItem>
      <MenuItem onSelect={() => add({ when: "unconcerned" })}>{t("unaffected")}</MenuItem>
      <MenuItem onSelect={() => add({ when: "until-other-question", since: position.version })}>
        {t("untilOtherQuestion")}
      </MenuItem>
      {model.people.map(({ name }, seat) =>
        seat === yourSeat ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by the seat.
          <MenuItem key={seat} onSelect={() => add({ when: "raised-by", seats: [seat] })}>
            {t("raisedBy", { name })}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
