"use client";

import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { BoardModel, Draft, Move } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuLine } from "../../../ui/menu.tsx";
import { autoReplyOf, type Condition } from "./auto-reply.ts";
import type { AutoReplies } from "./use-auto-replies.ts";

interface AutoReplyButtonProps {
  readonly orders: AutoReplies;
  readonly board: RulesetBoard;
  readonly model: BoardModel;
  /** The answer that was chosen. */
  readonly move: Move & Draft;
  onGiven(): void;
}

/** One tap, and the question at hand is always answered so. */
export function AutoReplyButton({ orders, board, model, move, onGiven }: AutoReplyButtonProps) {
  const t = useTranslations("orders");
  const tGame = useWords(board.messages);
  const { question, yourSeat, people } = model;
  if (question === null || yourSeat === null || !isReaction(question, yourSeat)) return null;
  const label = `${board.deed(tGame, model, move)} · ${board.choiceTitle(tGame, model, move)}`;
  const give = (condition: Condition) => {
    orders.change([autoReplyOf(question.kind, move, condition, label.slice(0, 200)), ...orders.list]);
    onGiven();
  };
  return (
    <Menu trigger={<Button>{t("begin")}</Button>}>
      <MenuLine onSelect={() => give({ when: "always" })}>{t("always")}</MenuLine>
      <MenuLine onSelect={() => give({ when: "unconcerned" })}>{t("unconcerned")}</MenuLine>
      {people.map(({ name }, seat) =>
        seat === yourSeat ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by the seat.
          <MenuLine key={seat} onSelect={() => give({ when: "raised-by", seats: [seat] })}>
            {t("raisedBy", { name })}
          </MenuLine>
        ),
      )}
    </Menu>
  );
}

/** What several are asked, or what concerns others: one's own purchases are decided anew each time. */
function isReaction({ seats, concerns }: NonNullable<BoardModel["question"]>, yourSeat: number): boolean {
  return seats.includes(yourSeat) && (seats.length > 1 || !concerns.includes(yourSeat));
}
