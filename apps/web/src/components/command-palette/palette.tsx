"use client";

import { paletteMessages } from "@seneschal/wording/palette-messages";
import { Command } from "cmdk";
import { useTranslations } from "next-intl";
import type { Game } from "../../lib/api-client/types.ts";
import { inputClass } from "../../ui/forms/input.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { LoadedMessages } from "../messages/loaded-messages.tsx";
import styles from "./palette.module.css";
import { useCommands } from "./use-commands.ts";

interface PaletteProps {
  readonly games: readonly Game[];
  readonly here: string | null;
  onHelp(): void;
  onClose(): void;
}

/** Matches what was typed as plain text, without fuzzy search. */
function holds(_: string, search: string, words: readonly string[] = []): number {
  return words.join(" ").toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()) ? 1 : 0;
}

const groups = ["here", "games", "site"] as const;

/** The command palette: type a few letters, press Enter. Its messages are loaded with it. */
export function Palette(props: PaletteProps) {
  return (
    <LoadedMessages name="palette" load={paletteMessages}>
      <Commands {...props} />
    </LoadedMessages>
  );
}

function Commands({ games, here, onHelp, onClose }: PaletteProps) {
  const t = useTranslations("command-palette");
  const commands = useCommands(games, here, onHelp);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t("palette")} actions={null}>
      <Command label={t("palette")} loop filter={holds}>
        <Command.Input className={inputClass} placeholder={t("search")} autoFocus />
        <Command.List className={styles.commands}>
          <Command.Empty>
            <Text muted>{t("noResults")}</Text>
          </Command.Empty>
          {groups.map((group) => {
            const own = commands.filter((command) => command.group === group);
            if (own.length === 0) return null;
            return (
              <Command.Group key={group} heading={t(`groups.${group}`)}>
                {own.map(({ key, label, run }) => (
                  <Command.Item
                    key={key}
                    className={styles.command}
                    value={key}
                    keywords={[label]}
                    onSelect={() => {
                      onClose();
                      run();
                    }}
                  >
                    {label}
                  </Command.Item>
                ))}
              </Command.Group>
            );
          })}
        </Command.List>
      </Command>
    </Dialog>
  );
}
