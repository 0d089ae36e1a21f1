"use client";

import { useTranslations } from "next-intl";
import type { BotLevel, Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { BotAccountItems } from "./bot-account-items.tsx";

/** A bot of the server, or a bot account, which is invited. */
export type ChosenBot = { readonly bot: BotLevel } | { readonly account: string };

interface BotMenuProps {
  readonly label: string;
  /** The label with the number of the seat, for screen readers. */
  readonly name: string;
  readonly game: Game;
  /** The bots of the server that play this ruleset. */
  readonly bots: readonly BotLevel[];
  readonly isBusy?: boolean;
  onChoose(chosen: ChosenBot): void;
}

/** The bots that a host can add to a seat. Bot accounts are fetched when it is opened. */
export function BotMenu({ label, name, game, bots, isBusy = false, onChoose }: BotMenuProps) {
  const t = useTranslations("common.bots");
  const trigger = (
    <Button aria-label={name} disabled={isBusy}>
      {label} <Icon name="down" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {bots.map((bot) => (
        <MenuItem key={bot} onSelect={() => onChoose({ bot })}>
          {t(bot)}
        </MenuItem>
      ))}
      <BotAccountItems game={game} onInvite={(account) => onChoose({ account })} />
    </Menu>
  );
}
