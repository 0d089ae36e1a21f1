"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { UndoRequest } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import styles from "./undo-notice.module.css";

type OpenRequest = NonNullable<UndoRequest["request"]>;

interface RequestProps {
  readonly request: OpenRequest;
}

/** An open undo request: the other players answer it, the player who made it may withdraw it. */
export function UndoNotice() {
  const { game } = useGameContext();
  const { request, failure } = useTurn().undoRequests;
  const { yourSeat } = game;
  if (failure !== null) return <ProblemAlert failure={failure} ruleset={game.ruleset} />;
  if (request === null) return null;
  if (request.declinedBy !== null) return <DeclinedNotice seat={request.declinedBy} />;
  if (request.seat !== null && request.seat === yourSeat) return <OwnRequest request={request} />;
  const mustAnswer = yourSeat !== null && request.waitingFor.includes(yourSeat);
  return mustAnswer ? <RequestToAnswer request={request} /> : <RequestOfOthers request={request} />;
}

function DeclinedNotice({ seat }: { readonly seat: number }) {
  const t = useTranslations("undo");
  return <Alert title={t("declined", { name: usePlayerName()(seat) })} />;
}

function OwnRequest({ request }: RequestProps) {
  const { isBusy, withdraw } = useTurn().undoRequests;
  const t = useTranslations("undo");
  const button = (
    <Button disabled={isBusy} onClick={withdraw}>
      {t("withdraw")}
    </Button>
  );
  return <Alert icon="undo" title={t("waiting", { names: useWaitingNames(request) })} action={button} />;
}

function RequestOfOthers({ request }: RequestProps) {
  const t = useTranslations("undo");
  return (
    <Alert icon="undo" title={useRequestTitle(request)}>
      <Reason request={request} />
      <p>{t("waitingFor", { names: useWaitingNames(request) })}</p>
    </Alert>
  );
}

function RequestToAnswer({ request }: RequestProps) {
  const { isBusy, answer } = useTurn().undoRequests;
  const t = useTranslations("undo");
  return (
    <Alert icon="undo" title={useRequestTitle(request)}>
      <Reason request={request} />
      {t("requestedText")}
      <ButtonRow isGrowing={false} className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => answer(true)}>
          {t("agree")}
        </Button>
        <Button disabled={isBusy} onClick={() => answer(false)}>
          {t("decline")}
        </Button>
      </ButtonRow>
    </Alert>
  );
}

function Reason({ request: { reason } }: RequestProps) {
  const t = useTranslations("undo");
  return reason === null ? null : <p>{t("because", { reason })}</p>;
}

function useRequestTitle({ seat, to }: OpenRequest): string {
  const t = useTranslations("undo");
  const nameOf = usePlayerName();
  return seat === null ? t("proposed", { step: to }) : t("requested", { name: nameOf(seat) });
}

function useWaitingNames({ waitingFor }: OpenRequest): string {
  const format = useFormatter();
  return format.list(waitingFor.map(usePlayerName()));
}

function usePlayerName(): (seat: number) => string {
  const { game } = useGameContext();
  const people = markedPeopleOf(game, useTranslate("common"));
  return (seat) => people[seat]?.name ?? "";
}
