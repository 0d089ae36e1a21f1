"use client";

import { shorteningMessages } from "@seneschal/wording/shortening-messages";
import { useFormatter, useTranslations } from "next-intl";
import { dayAndTime } from "../../../../components/clocks/day-and-time.ts";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import { LoadedMessages } from "../../../../components/messages/loaded-messages.tsx";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game, Shortening } from "../../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../../lib/queries/games/use-games.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../../ui/buttons/button-row.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { useGameContext } from "../../state/game-context.tsx";
import { useSeatNames } from "../use-seat-names.ts";
import styles from "./shortening.module.css";

/** The open proposal to shorten the game, with the vote of the reader, or that it was declined. */
export function ShorteningNotice() {
  return (
    <LoadedMessages name="shortening" load={shorteningMessages}>
      <Notice />
    </LoadedMessages>
  );
}

function Notice() {
  const { game } = useGameContext();
  const t = useTranslations("shortening");
  const namesOf = useSeatNames(game);
  const { shortening } = game;
  if (shortening === null || game.state !== "running") return null;
  const { seat, lastTurn, declinedBy } = shortening;
  if (declinedBy === null) return <OpenProposal game={game} shortening={shortening} />;
  if (game.yourSeat === null) return null;
  const isWithdrawn = declinedBy === seat;
  return (
    <Alert
      icon="clock"
      title={t(isWithdrawn ? "withdrawn" : "declined", { name: namesOf(declinedBy), turn: lastTurn })}
    >
      <p>{t("declinedText")}</p>
    </Alert>
  );
}

interface OpenProposalProps {
  readonly game: Game;
  readonly shortening: Shortening;
}

function OpenProposal({ game, shortening }: OpenProposalProps) {
  const t = useTranslations("shortening");
  const format = useFormatter();
  const namesOf = useSeatNames(game);
  const { seat, lastTurn, waitingFor, expiresAt } = shortening;
  const isOwn = game.yourSeats.includes(seat);
  const title = isOwn ? t("own", { turn: lastTurn }) : t("proposed", { name: namesOf(seat), turn: lastTurn });
  return (
    <Alert icon="clock" title={title}>
      <p>{t("text", { until: format.dateTime(new Date(expiresAt), dayAndTime), names: namesOf(...waitingFor) })}</p>
      {game.yourSeat !== null && <Answer game={game} shortening={shortening} isOwn={isOwn} />}
    </Alert>
  );
}

function Answer({ game, shortening, isOwn }: OpenProposalProps & { readonly isOwn: boolean }) {
  const t = useTranslations("shortening");
  const vote = useGameMutation((agrees: boolean) => tableRequests.answerShortening(game.id, agrees));
  const canAgree = game.yourSeats.some((seat) => shortening.waitingFor.includes(seat));
  return (
    <>
      <ButtonRow isGrowing={false} className={styles.buttons}>
        {canAgree && (
          <Button disabled={vote.isPending} onClick={() => vote.mutate(true)}>
            {t("agree")}
          </Button>
        )}
        <Button disabled={vote.isPending} onClick={() => vote.mutate(false)}>
          {t(isOwn ? "withdraw" : "decline")}
        </Button>
      </ButtonRow>
      {vote.isError && <ProblemAlert failure={vote.error} />}
    </>
  );
}
