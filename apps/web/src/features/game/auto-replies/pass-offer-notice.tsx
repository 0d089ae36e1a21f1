"use client";

import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { isFirstPass } from "../parts/pass-offer.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { autoReplyOf, type Condition } from "./auto-reply.ts";

/** After the first pass in a window: pass there automatically from now on? Any answer ends the offer in this game. */
export function PassOfferNotice() {
  const { game, board } = useGameContext();
  const { autoReplies, mutations, answered } = useTurn();
  const [offered, setOffered] = useLocalStorage<readonly string[]>(`seneschal-pass-offers ${game.id}`, none);
  const t = useTranslations("auto-replies.offer");
  const tGame = useTranslate(board.messages);
  if (answered === null || !mutations.play.isSuccess) return null;
  if (!isFirstPass(answered, { replies: autoReplies.list, offered })) return null;
  const { question, move } = answered;
  const asked = board.questionText(tGame, question.kind);
  const close = () => setOffered([...offered, question.kind]);
  const pass = (condition: Condition) => {
    autoReplies.change([autoReplyOf(question.kind, move, condition, asked.slice(0, 200)), ...autoReplies.list]);
    close();
  };
  return (
    <Alert
      title={t("title", { question: asked })}
      action={
        <>
          <Button onClick={() => pass({ when: "unconcerned" })}>{t("unaffected")}</Button>{" "}
          <Button onClick={() => pass({ when: "always" })}>{t("always")}</Button>{" "}
          <Button onClick={close}>{t("ask")}</Button>
        </>
      }
    >
      {t("text")}
    </Alert>
  );
}

const none: readonly string[] = [];
