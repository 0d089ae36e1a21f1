"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useWords } from "../../../boards/words.ts";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { UndoRequests } from "./use-undo-request.ts";

interface UndoNoticeProps {
  readonly talks: UndoRequests;
  readonly game: Game;
}

/** Somebody asks to go back: the others answer, the asker waits and may think better of it. */
export function UndoNotice({ talks, game }: UndoNoticeProps) {
  const t = useTranslations("undo");
  const format = useFormatter();
  const people = markedPeopleOf(game, useWords("common"));
  const { request, isBusy, failure, answer, withdraw } = talks;
  if (failure !== null) return <ProblemNotice failure={failure} ruleset={game.ruleset} />;
  if (request === null) return null;
  const nameOf = (seat: number) => people[seat]?.name ?? "";
  const names = format.list(request.waitingFor.map(nameOf));
  if (request.declinedBy !== null) return <Notice title={t("declined", { name: nameOf(request.declinedBy) })} />;
  if (request.seat !== null && request.seat === game.yourSeat) {
    const deed = (
      <Button disabled={isBusy} onClick={withdraw}>
        {t("withdraw")}
      </Button>
    );
    return <Notice mark="undo" title={t("waiting", { names })} deed={deed} />;
  }
  const title =
    request.seat === null ? t("proposed", { step: request.to }) : t("asked", { name: nameOf(request.seat) });
  const why = request.reason === null ? null : <p>{t("because", { reason: request.reason })}</p>;
  if (game.yourSeat === null || !request.waitingFor.includes(game.yourSeat)) {
    return (
      <Alert mark="undo" title={title}>
        {why}
        <p>{t("stillAsked", { names })}</p>
      </Notice>
    );
  }
  return (
    <Alert mark="undo" title={title}>
      {why}
      {t("askedText")}
      <div className="go">
        <Button disabled={isBusy} onClick={() => answer(true)}>
          {t("agree")}
        </Button>
        <Button disabled={isBusy} onClick={() => answer(false)}>
          {t("decline")}
        </Button>
      </div>
    </Alert>
  );
}

/** Where a move is not free to be taken back, the others may still be asked. */
export function RequestUndoButton({ talks, canUndo }: { readonly talks: UndoRequests; readonly canUndo: boolean }) {
  const t = useTranslations("undo");
  if (canUndo || !talks.canAsk || talks.request !== null) return null;
  return (
    <button type="button" className="linklike" disabled={talks.isBusy} onClick={talks.ask}>
      {t("ask")}
    </button>
  );
}
