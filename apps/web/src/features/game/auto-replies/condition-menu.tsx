"use client";

import { useTranslations } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import { Select } from "../../../ui/input.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type Condition, conditionOf, wordOf } from "./order-of.ts";

interface ConditionMenuProps {
  readonly condition: Condition;
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
  onChange(condition: Condition): void;
}

/** When an order answers. */
export function ConditionMenu({ condition, people, yourSeat, onChange }: ConditionMenuProps) {
  const say = useTranslations("orders");
  const others = people.map(({ name }, seat) => ({ name, seat })).filter(({ seat }) => seat !== yourSeat);
  return (
    <label className="condition">
      <VisuallyHidden>{say("when")}</VisuallyHidden>
      <Select value={wordOf(condition)} onChange={(event) => onChange(conditionOf(event.target.value))}>
        <option value="always">{say("always")}</option>
        <option value="unconcerned">{say("unconcerned")}</option>
        {others.map(({ name, seat }) => (
          <option key={seat} value={`raised-by ${seat}`}>
            {say("raisedBy", { name })}
          </option>
        ))}
      </Select>
    </label>
  );
}
