"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmRemoval } from "../../../components/account/confirm-removal.tsx";
import type { Game, OwnBot } from "../../../lib/api-client/types.ts";
import { useTakeBotOut } from "../../../lib/queries/account/use-bot-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./take-bot-out.module.css";

interface TakeBotOutProps {
  readonly bot: Pick<OwnBot, "account" | "name">;
  readonly game: Game;
}

/** A bot account resigns from a running game, or leaves its seat in an open one. It asks first. */
export function TakeBotOut({ bot, game }: TakeBotOutProps) {
  const t = useTranslations("bots.leaving");
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <TakeBotOutForm bot={bot} game={game} onKeep={() => setAsked(false)} />;
  const stage = stageOf(game);
  return (
    <Button onClick={() => setAsked(true)} aria-label={t(`${stage}.askNamed`, { bot: bot.name, game: game.name })}>
      {t(`${stage}.ask`)}
    </Button>
  );
}

/** What happens, and the button that does it. */
export function TakeBotOutForm({ bot, game, onKeep }: TakeBotOutProps & { onKeep(): void }) {
  const t = useTranslations("bots.leaving");
  const takeOut = useTakeBotOut(bot.account);
  const stage = stageOf(game);
  return (
    <div className={styles.asked}>
      <ConfirmRemoval
        text={t(`${stage}.text`, { bot: bot.name })}
        confirm={t(`${stage}.confirm`)}
        cancel={t("cancel")}
        removal={takeOut}
        onConfirm={() => takeOut.mutate(game.id)}
        onCancel={onKeep}
      />
    </div>
  );
}

const stageOf = ({ state }: Game) => (state === "open" ? "open" : "running");
