"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGameMutation, useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Section } from "../../../ui/layout/section.tsx";
import type { ChosenBot } from "./bot-menu.tsx";
import { SeatItem } from "./seat-item.tsx";
import styles from "./seat-list.module.css";

interface SeatListProps {
  readonly game: Game;
  readonly account: Account | null;
  readonly invitation: string | undefined;
}

/** All seats, with what the reader can do with them. */
export function SeatList({ game, account, invitation }: SeatListProps) {
  const t = useTranslations("lobby.waitingRoom");
  const rulesets = useRulesets();
  const join = useGameMutation((seat: number) =>
    requests.takeSeat(game.id, {
      seat,
      entropy: randomHex(16),
      ...(invitation === undefined ? {} : { invitation }),
    }),
  );
  const clear = useGameMutation((seat: number) => waitingRoomRequests.leaveSeat(game.id, seat));
  const addBot = useGameMutation((asked: ChosenBot & { readonly seat: number }) =>
    "bot" in asked ? waitingRoomRequests.addBot(game.id, asked) : waitingRoomRequests.invite(game.id, asked),
  );
  const failure = join.error ?? clear.error ?? addBot.error;
  const isBusy = join.isPending || clear.isPending || addBot.isPending;
  const isHost = account !== null && account.id === game.host;

  return (
    <Section title={t("seats")} aside={t("seatsHint")}>
      <ol className={styles.seats}>
        {game.seats.map((_, seat) => (
          <SeatItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            game={game}
            seat={seat}
            isHost={isHost}
            canJoin={account !== null && game.yourSeat === null && isFor(game, seat, account.id)}
            bots={rulesets.data?.find(({ id }) => id === game.ruleset)?.bots ?? []}
            isBusy={isBusy}
            onJoin={() => join.mutate(seat)}
            onClear={() => clear.mutate(seat)}
            onBot={(chosen) => addBot.mutate({ ...chosen, seat })}
          />
        ))}
      </ol>
      {failure !== null && <ProblemAlert failure={failure} />}
    </Section>
  );
}

/** A reserved seat is only for the invited player. */
function isFor({ invited }: Game, seat: number, account: string): boolean {
  return invited.every((guest) => guest.seat !== seat || guest.account === account);
}
