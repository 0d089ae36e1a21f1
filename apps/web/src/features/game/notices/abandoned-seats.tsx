"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { dayAndTime } from "../../../components/clocks/day-and-time.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { markedName } from "../../../components/seats/marked-name.ts";
import { nameOf } from "../../../components/seats/people.ts";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import { serverNow } from "../../../lib/api-client/server-clock.ts";
import type { BallotWish, Game, SeatOccupant } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TakeOverButton } from "./take-over-button.tsx";
import { VoteOptions } from "./vote-options.tsx";

type Left = Extract<SeatOccupant, { kind: "caretaker" }>;

/** Seats whose player left: who may take them over, and the vote about them. */
export function AbandonedSeats({ game }: { readonly game: Game }) {
  return game.seats.map((occupant, seat) =>
    occupant.kind === "caretaker" && isShown(game, occupant) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
      <AbandonedSeat key={seat} game={game} seat={seat} left={occupant} />
    ) : null,
  );
}

/** Players may vote at any time; others see a seat as long as they can take it over. */
function isShown(game: Game, left: Left): boolean {
  return game.state === "running" && (game.yourSeat !== null || isOpenForTakeOver(left));
}

/** Whether someone may take over a seat of a running game. */
function isOpenForTakeOver({ waits, staysOpen, openUntil }: Left): boolean {
  return waits || staysOpen || (openUntil !== null && Date.parse(openUntil) > serverNow());
}

function AbandonedSeat({ game, seat, left }: { readonly game: Game; readonly seat: number; readonly left: Left }) {
  const t = useTranslations("seats.abandoned");
  const format = useFormatter();
  const session = useSession();
  const tCommon = useTranslate("common");
  const name = markedName({ name: nameOf(left, seat, tCommon), nameKind: left.nameKind }, tCommon);
  const isOwn = session.data?.id === left.account;
  const title = isOwn ? t("you") : t(left.waits ? "waits" : "title", { name });
  const until = left.openUntil === null ? undefined : format.dateTime(new Date(left.openUntil), dayAndTime);
  return (
    <Alert icon="hand" title={title}>
      {isOpenForTakeOver(left) && !left.waits && <p>{until === undefined ? t("staysOpen") : t("open", { until })}</p>}
      {game.yourSeat !== null && <Ballot game={game} seat={seat} left={left} />}
      {game.yourSeat === null && session.data && isOpenForTakeOver(left) && (
        <TakeOverButton game={game} seat={seat} name={name} />
      )}
    </Alert>
  );
}

const ballotWishes: readonly BallotWish[] = ["wait", "caretaker", "end"];

function Ballot({ game, seat, left }: { readonly game: Game; readonly seat: number; readonly left: Left }) {
  const t = useTranslations("seats.abandoned");
  const vote = useGameMutation((wish: BallotWish) => tableRequests.voteOnSeat(game.id, { about: seat, wish }));
  const yours = left.ballots.find((ballot) => ballot.seat === game.yourSeat)?.wish;
  return (
    <>
      <p>{t("question")}</p>
      <VoteOptions
        isBusy={vote.isPending}
        options={ballotWishes.map((wish) => ({
          label: t(wish),
          votes: left.ballots.filter((ballot) => ballot.wish === wish).length,
          isYours: wish === yours,
          onVote: () => vote.mutate(wish),
        }))}
      />
      {vote.isError && <ProblemAlert failure={vote.error} />}
    </>
  );
}
