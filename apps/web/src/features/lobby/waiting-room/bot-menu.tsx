"use client";

import { useTranslations } from "next-intl";
import type { BotLevel } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";

interface BotMenuProps {
  readonly label: string;
  /** The label with the number of the seat, for screen readers. */
  readonly name: string;
  readonly bots: readonly BotLevel[];
  readonly isBusy?: boolean;
  onChoose(bot: BotLevel): void;
}

export function BotMenu({ label, name, bots, isBusy = false, onChoose }: BotMenuProps) {
  const t = useTranslations("common.bots");
  const trigger = (
    <Button aria-label={name} disabled={isBusy}>
      {label} <Icon name="down" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {bots.map((bot) => (
        <MenuItem key={bot} onSelect={() => onChoose(bot)}>
          {t(bot)}
        </MenuItem>
      ))}
    </Menu>
  );
}
