"use client";

import { useTranslations } from "next-intl";
import type { RulesetBoard } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import type { Game, StandingOrder } from "../../../lib/api-client/types.ts";
import { Mark } from "../../../ui/mark.tsx";
import { Tool } from "../../../ui/tool.tsx";
import { ReorderButtons } from "../move-queue/reorder-buttons.tsx";
import { withoutFields } from "./auto-reply.ts";
import { ConditionMenu } from "./condition-menu.tsx";

interface AutoReplyItemProps {
  readonly order: StandingOrder;
  readonly game: Game;
  readonly board: RulesetBoard;
  readonly people: readonly Person[];
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
  onChange(order: StandingOrder): void;
  onRemove(): void;
}

/** One order: what it answers, when, and which fields of its move are fixed. */
export function AutoReplyItem({
  order,
  game,
  board,
  people,
  onEarlier,
  onLater,
  onChange,
  onRemove,
}: AutoReplyItemProps) {
  const t = useTranslations("orders");
  const tGame = useWords(board.messages);
  const { kind, condition, move, label } = order;
  const parts = board.parts(tGame, { type: move.type, ...move.fields }, people);
  const fixed = parts.filter(({ fields }) => fields.length > 0);
  return (
    <li>
      <span>
        <b>{label}</b>
        <span className="reason">{t("asked", { ask: board.ask(tGame, kind) })}</span>
        <ConditionMenu
          condition={condition}
          people={people}
          yourSeat={game.yourSeat}
          onChange={(changed) => onChange({ ...order, condition: changed })}
        />
        {fixed.map(({ name, text, fields }) => {
          const part = name === null ? text : t("part", { name, value: text });
          return (
            <span key={fields.join(" ")} className="reason">
              {t("fixed", { part })}{" "}
              <Tool title={t("loosen", { part })} onClick={() => onChange(withoutFields(order, fields))}>
                <Mark name="close" label={t("loosen", { part })} />
              </Tool>
            </span>
          );
        })}
      </span>
      <ReorderButtons
        earlier={t("earlier", { label })}
        later={t("later", { label })}
        remove={t("remove", { label })}
        onEarlier={onEarlier}
        onLater={onLater}
        onRemove={onRemove}
      />
    </li>
  );
}
