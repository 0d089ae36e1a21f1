"use client";

import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { AutoReply } from "../../../lib/api-client/types.ts";
import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { ItemNote } from "../../../ui/lists/item-list.tsx";
import { ReorderButtons } from "../parts/reorder-buttons.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { withoutFields } from "./auto-reply.ts";
import styles from "./auto-reply-item.module.css";
import { ConditionMenu } from "./condition-menu.tsx";

interface AutoReplyItemProps {
  readonly reply: AutoReply;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onChange(reply: AutoReply): void;
  onRemove(): void;
}

/** An auto-reply: the question that it answers, its condition, and the fields of its move that are fixed. */
export function AutoReplyItem({ reply, onEarlier, onLater, onChange, onRemove }: AutoReplyItemProps) {
  const { game, board, people } = useGameContext();
  const t = useTranslations("auto-replies");
  const tGame = useTranslate(board.messages);
  const { kind, condition, label } = reply;
  return (
    <li className={styles.reply}>
      <span>
        <b>{label}</b>
        <ItemNote>{t("question", { ask: board.questionText(tGame, kind) })}</ItemNote>
        <ConditionMenu
          condition={condition}
          people={people}
          yourSeat={game.yourSeat}
          onChange={(changed) => onChange({ ...reply, condition: changed })}
        />
        <FixedFields reply={reply} onChange={onChange} />
      </span>
      <ReorderButtons
        className={styles.buttons}
        earlier={t("moveUp", { label })}
        later={t("moveDown", { label })}
        remove={t("remove", { label })}
        onEarlier={onEarlier}
        onLater={onLater}
        onRemove={onRemove}
      />
    </li>
  );
}

function FixedFields({ reply, onChange }: Pick<AutoReplyItemProps, "reply" | "onChange">) {
  const { board, people } = useGameContext();
  const t = useTranslations("auto-replies");
  const tGame = useTranslate(board.messages);
  const { type, fields: fixed } = reply.move;
  const parts = board.moveParts(tGame, { type, ...fixed }, people).filter(({ fields }) => fields.length > 0);
  return parts.map(({ name, text, fields }) => {
    const part = name === null ? text : t("part", { name, value: text });
    return (
      <ItemNote key={fields.join(" ")}>
        {t("fixed", { part })}{" "}
        <ToolButton
          className={styles.remove}
          title={t("allowAny", { part })}
          onClick={() => onChange(withoutFields(reply, fields))}
        >
          <Icon name="close" label={t("allowAny", { part })} />
        </ToolButton>
      </ItemNote>
    );
  });
}
