"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BotLevel, Tournament } from "../../../../lib/api-client/types.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { registeredIn } from "../../entrants/entrants.ts";
import { ActionDialog } from "../action-dialog.tsx";

const bots: readonly BotLevel[] = ["easy", "medium", "hard"];
const botsMax = 64;

/** Fills a tournament with bots, to try it out or to even out the tables. */
export function AddBotsAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const tBot = useTranslations("common.bots");
  const free = Math.min(botsMax, tournament.plan.playersMost - registeredIn(tournament).length);
  const [bot, setBot] = useState<BotLevel>("medium");
  const [count, setCount] = useState(1);
  if (free < 1) return null;
  const isSound = Number.isInteger(count) && count >= 1 && count <= free;
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("enterBots")}
      text={t("enterBotsText", { free })}
      act={() => (isSound ? { type: "enter-bots", bot, count } : null)}
    >
      <Field label={t("botKind")}>
        {(controlProps) => (
          <select {...controlProps} value={bot} onChange={(event) => setBot(event.target.value as BotLevel)}>
            {bots.map((one) => (
              <option key={one} value={one}>
                {tBot(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("botCount")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="number"
            min={1}
            max={free}
            value={Number.isNaN(count) ? "" : count}
            onChange={(event) => setCount(event.target.valueAsNumber)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
