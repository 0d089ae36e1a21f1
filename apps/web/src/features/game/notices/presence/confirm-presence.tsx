"use client";

import { useFormatter, useTranslations } from "next-intl";
import { dayAndTime } from "../../../../components/clocks/day-and-time.ts";
import { useServerNow } from "../../../../components/clocks/use-server-now.ts";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game, PresenceCheck } from "../../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../../lib/queries/games/use-games.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../../ui/buttons/button-row.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { useSeatNames } from "../use-seat-names.ts";
import styles from "./presence.module.css";

interface ConfirmPresenceProps {
  readonly game: Game;
  readonly check: PresenceCheck;
  readonly mustMove: boolean;
}

const minuteMs = 60_000;

/** The reader is asked whether they are still there. */
export function ConfirmPresence({ game, check, mustMove }: ConfirmPresenceProps) {
  const t = useTranslations("seats.presence");
  const format = useFormatter();
  const now = useServerNow(minuteMs);
  const confirm = useGameMutation(() => tableRequests.confirmPresence(game.id));
  const starter = useSeatNames(game)(check.startedBy);
  const values = {
    starter,
    mustMove: mustMove ? "yes" : "no",
    until: format.dateTime(new Date(check.answerBy), dayAndTime),
  };
  return (
    <Alert icon="bell" title={t("own")}>
      <p>{t(Date.parse(check.answerBy) > now ? "ownText" : "ownLate", values)}</p>
      {!mustMove && (
        <ButtonRow isGrowing={false} className={styles.buttons}>
          <Button disabled={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
            {t("confirm")}
          </Button>
        </ButtonRow>
      )}
      {confirm.isError && <ProblemAlert failure={confirm.error} />}
    </Alert>
  );
}
