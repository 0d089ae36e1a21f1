"use client";

import { useFormatter, useTranslations } from "next-intl";
import { dayAndTime } from "../../../../components/clocks/day-and-time.ts";
import { useServerNow } from "../../../../components/clocks/use-server-now.ts";
import type { Game, PresenceCheck } from "../../../../lib/api-client/types.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { useSeatNames } from "../use-seat-names.ts";
import { ReplacementVote } from "./replacement-vote.tsx";

interface AskedPlayersProps {
  readonly game: Game;
  readonly check: PresenceCheck;
}

const minuteMs = 60_000;

/** Other players who were asked: until when they can answer, then the vote on each. */
export function AskedPlayers({ game, check }: AskedPlayersProps) {
  const now = useServerNow(minuteMs);
  if (Date.parse(check.answerBy) > now) return <AnswerAwaited game={game} check={check} />;
  return check.absent.map((absent) => (
    <ReplacementVote key={absent.seat} game={game} check={check} absent={absent} now={now} />
  ));
}

function AnswerAwaited({ game, check }: AskedPlayersProps) {
  const t = useTranslations("seats.presence");
  const format = useFormatter();
  const namesOf = useSeatNames(game);
  const count = check.absent.length;
  const names = namesOf(...check.absent.map(({ seat }) => seat));
  return (
    <Alert icon="clock" title={t("asked", { starter: namesOf(check.startedBy), names, count })}>
      <p>{t("askedText", { count, until: format.dateTime(new Date(check.answerBy), dayAndTime) })}</p>
    </Alert>
  );
}
