"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { PlayerSelect } from "./players/player-select.tsx";

/** Removes a director. The last one cannot be removed. */
export function RemoveDirectorAction({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-director");
  const tCommon = useTranslate("common");
  const [account, setAccount] = useState("");
  const { directors } = tournament;
  if (directors.length < 2) return null;
  const named = (player: string) => {
    const { name = "", nameKind = null } = directors.find((director) => director.account === player) ?? {};
    return { player, name, nameKind, marked: markedName({ name, nameKind }, tCommon), page: null };
  };
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("dismissDirector")}
      text={t("dismissDirectorText")}
      onOpen={() => setAccount("")}
      act={() => (account === "" ? null : { type: "dismiss-director", account })}
    >
      <PlayerSelect
        label={t("whoIsDismissed")}
        players={directors.map((director) => director.account)}
        chosen={account}
        playerNames={named}
        onChoose={setAccount}
      />
    </ActionDialog>
  );
}
