"use client";

import { useFormatter, useTranslations } from "next-intl";
import { dayAndTime } from "../../../../components/clocks/day-and-time.ts";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game, PresenceCheck } from "../../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../../lib/queries/games/use-games.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { useSeatNames } from "../use-seat-names.ts";
import { VoteOptions } from "../vote-options.tsx";

type Absent = PresenceCheck["absent"][number];

interface ReplacementVoteProps {
  readonly game: Game;
  readonly check: PresenceCheck;
  readonly absent: Absent;
  /** The time of the server. */
  readonly now: number;
}

/** The vote on whether a bot takes over the seat of a player who did not answer. Spectators see that there is one. */
export function ReplacementVote({ game, check, absent, now }: ReplacementVoteProps) {
  const t = useTranslations("seats.presence");
  const format = useFormatter();
  const name = useSeatNames(game)(absent.seat);
  const occupant = game.seats[absent.seat];
  const awayUntil = occupant?.kind === "person" ? occupant.vacationUntil : null;
  const dateOf = (instant: string) => format.dateTime(new Date(instant), dayAndTime);
  const question = Date.parse(check.votesCountAt) > now ? "question" : "questionLate";
  return (
    <Alert icon="hand" title={t("absent", { name })}>
      <p>
        {awayUntil === null
          ? t(question, { name, from: dateOf(check.votesCountAt) })
          : t("away", { name, until: dateOf(awayUntil) })}
      </p>
      {game.yourSeat !== null && awayUntil === null && <Votes game={game} absent={absent} />}
    </Alert>
  );
}

function Votes({ game, absent }: Pick<ReplacementVoteProps, "game" | "absent">) {
  const t = useTranslations("seats.presence");
  const vote = useGameMutation((agrees: boolean) =>
    tableRequests.voteOnReplacement(game.id, { about: absent.seat, agrees }),
  );
  const own = absent.votes.find(({ seat }) => seat === game.yourSeat)?.agrees;
  const option = (agrees: boolean) => ({
    label: t(agrees ? "replace" : "wait"),
    votes: absent.votes.filter((one) => one.agrees === agrees).length,
    isYours: own === agrees,
    onVote: () => vote.mutate(agrees),
  });
  return (
    <>
      <VoteOptions isBusy={vote.isPending} options={[option(true), option(false)]} />
      {vote.isError && <ProblemAlert failure={vote.error} />}
    </>
  );
}
