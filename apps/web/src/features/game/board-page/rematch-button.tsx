"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGameMutation } from "../../../lib/queries/games/use-games.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** Starts the same game again with everyone one seat further. The first to ask creates it, the others join it. */
export function RematchButton({ game }: { readonly game: Game }) {
  const t = useTranslations("game-page.over");
  const router = useRouter();
  const rematch = useGameMutation(() => tableRequests.rematch(game.id));
  if (game.yourSeat === null) return null;
  return (
    <>
      <Button
        primary
        disabled={rematch.isPending || rematch.isSuccess}
        onClick={() => rematch.mutate(undefined, { onSuccess: ({ id }) => router.push(`/games/${id}`) })}
      >
        {t("rematch")}
      </Button>
      {rematch.isError && <ProblemAlert failure={rematch.error} />}
    </>
  );
}
