"use client";

import { useFormatter, useTranslations } from "next-intl";
import { dayAndTime } from "../../../../components/clocks/day-and-time.ts";
import { useServerNow } from "../../../../components/clocks/use-server-now.ts";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game } from "../../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../../lib/queries/games/use-games.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../../ui/buttons/button-row.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { useGameContext } from "../../state/game-context.tsx";
import { useSeatNames } from "../use-seat-names.ts";
import styles from "./presence.module.css";

const minuteMs = 60_000;

/** Asks the players that the game has waited for whether they are still there. */
export function StartPresenceCheck({ game }: { readonly game: Game }) {
  const { steps } = useGameContext();
  const t = useTranslations("seats.presence");
  const format = useFormatter();
  const now = useServerNow(minuteMs);
  const start = useGameMutation(() => tableRequests.startPresenceCheck(game.id));
  const awaited = useAwaitedSeats(game);
  const names = useSeatNames(game)(...awaited);
  const from = game.presenceCheckFrom;
  if (from === null || Date.parse(from) > now || awaited.length === 0) return null;
  const lastMove = steps.findLast(({ kind }) => kind === "move" || kind === "begin");
  const since = format.dateTime(new Date(lastMove?.at ?? game.movedAt), dayAndTime);
  return (
    <Alert icon="clock" title={t("waits", { names, since })}>
      <ButtonRow isGrowing={false} className={styles.buttons}>
        <Button disabled={start.isPending} onClick={() => start.mutate(undefined)}>
          {t("start", { count: awaited.length, names })}
        </Button>
      </ButtonRow>
      {start.isError && <ProblemAlert failure={start.error} />}
    </Alert>
  );
}

/** The people on other devices that the game waits for, except those on vacation; none for spectators. */
function useAwaitedSeats(game: Game): readonly number[] {
  const { question } = useGameContext().position;
  if (game.yourSeats.length === 0) return [];
  return (question?.seats ?? []).filter((seat) => {
    const occupant = game.seats[seat];
    return occupant?.kind === "person" && occupant.vacationUntil === null && !game.yourSeats.includes(seat);
  });
}
