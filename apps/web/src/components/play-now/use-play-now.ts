"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { problemOf } from "../../lib/api-client/api-problem.ts";
import { randomHex } from "../../lib/api-client/random-hex.ts";
import type { Account, Ruleset } from "../../lib/api-client/types.ts";
import { useCreateGuest, useSession } from "../../lib/queries/account/use-session.ts";
import { useCreateGame } from "../../lib/queries/games/use-games.ts";
import { nameLengthMax, newGameOf, usualDeadlineTimes } from "../game-options/new-game-form.ts";
import { useGuideSetting } from "../guide/use-guide-setting.ts";
import { drawGuestName } from "./guest-names.ts";

/** The number of names that are tried: a registered player may have the same. */
const nameTriesMax = 5;

/** Starts a private, guided game of a ruleset against Easy bots and opens it, for a new guest if the reader is not signed in. */
export function usePlayNow() {
  const t = useTranslations("lobby.landing");
  const router = useRouter();
  const session = useSession();
  const createGame = useCreateGame();
  const createGuest = useNamedGuest();
  const guide = useGuideSetting();

  return useMutation({
    mutationFn: async (ruleset: Pick<Ruleset, "id" | "seats">) => {
      const known = session.data ?? null;
      const { name } = known ?? (await createGuest());
      const table = gameWithBots(ruleset, t(known === null ? "gameName" : "nextGameName", { name }));
      return createGame.mutateAsync({ table: { ...table, entropy: randomHex(16) }, key: randomHex(16) });
    },
    onSuccess: ({ id }) => {
      guide.offer();
      router.push(`/games/${id}`);
    },
  });
}

/** Creates a guest with a generated name. */
function useNamedGuest() {
  const t = useTranslations("lobby.landing");
  const guest = useCreateGuest();
  return async function create(triesLeft = nameTriesMax): Promise<Pick<Account, "name">> {
    const name = t("guestName", { ...drawGuestName(Math.random) });
    try {
      await guest.mutateAsync(name);
      return { name };
    } catch (failure) {
      if (problemOf(failure).code !== "name-taken" || triesLeft === 1) throw failure;
      return create(triesLeft - 1);
    }
  };
}

/** Three players, where the ruleset allows it, without a clock. */
function gameWithBots({ id, seats }: Pick<Ruleset, "id" | "seats">, name: string) {
  const players = Math.min(seats.max, Math.max(seats.min, 3));
  return newGameOf({
    ruleset: id,
    name: name.slice(0, nameLengthMax),
    options: {},
    visibility: "invitation",
    startMode: "full",
    pace: "none",
    weekendsOff: false,
    deadlineTimes: usualDeadlineTimes,
    timeZone: "UTC",
    movesBehind: 0,
    minutesBehind: 0,
    entryRequirement: "anybody",
    otherPlayers: Array.from({ length: players - 1 }, () => "easy" as const),
  });
}
