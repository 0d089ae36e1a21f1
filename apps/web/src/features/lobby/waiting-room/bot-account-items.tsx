"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { Game, PublicBot } from "../../../lib/api-client/types.ts";
import { useBotsNow } from "../../../lib/queries/use-players.ts";
import { MenuItem } from "../../../ui/overlays/menu.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./bot-account-items.module.css";
import { invitableBots } from "./invitable-bots.ts";

interface BotAccountItemsProps {
  readonly game: Game;
  onInvite(account: string): void;
}

/** The bot accounts in the menu of a seat. The menu draws them only while it is open, so that they are fetched then. */
export function BotAccountItems({ game, onInvite }: BotAccountItemsProps) {
  const t = useTranslations("lobby.waitingRoom.botAccounts");
  const found = useBotsNow({ ruleset: game.ruleset });
  return (
    <>
      {found.isPending && <MenuItem isDisabled>{t("loading")}</MenuItem>}
      {found.isError && <MenuItem isDisabled>{t("failed")}</MenuItem>}
      {invitableBots(game, found.data?.bots ?? []).map((bot) => (
        <MenuItem key={bot.account} onSelect={() => onInvite(bot.account)}>
          <BotAccount bot={bot} />
        </MenuItem>
      ))}
      {found.data !== undefined && found.data.bots.length > 0 && (
        <MenuItem asChild>
          <Link href={`/bots?ruleset=${game.ruleset}`}>{t("all")}</Link>
        </MenuItem>
      )}
    </>
  );
}

function BotAccount({ bot: { name, owner, isOnline } }: { readonly bot: PublicBot }) {
  const t = useTranslations("lobby.waitingRoom.botAccounts");
  const tCommon = useTranslate("common");
  return (
    <span className={styles.bot}>
      {markedName({ name, nameKind: "bot" }, tCommon)}{" "}
      <Text muted className={styles.text}>
        {t("text", { isOnline: String(isOnline), owner: markedName(owner, tCommon) })}
      </Text>
    </span>
  );
}
