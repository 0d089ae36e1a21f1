"use client";

import { paletteMessages } from "@seneschal/wording/palette-messages";
import { useTranslations } from "next-intl";
import { Button } from "../../ui/buttons/button.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Dialog, DialogClose } from "../../ui/overlays/dialog.tsx";
import { LoadedMessages } from "../messages/loaded-messages.tsx";
import styles from "./shortcuts-dialog.module.css";

interface ShortcutsDialogProps {
  readonly areLettersOn: boolean;
  onSwitchLetters(areOn: boolean): void;
  onClose(): void;
}

const letters = ["?", "n", "h", "b", "t", "r"] as const;
const said = { "?": "help", n: "next", h: "home", b: "turn", t: "chat", r: "replay" } as const;
const elsewhere = ["arrows", "escape"] as const;
const steps = ["back", "forward", "round", "first", "last", "play"] as const;

/** Every key and what it does; letters can be switched off for people whose assistive tools need them. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <LoadedMessages name="palette" load={paletteMessages}>
      <Shortcuts {...props} />
    </LoadedMessages>
  );
}

function Shortcuts({ areLettersOn, onSwitchLetters, onClose }: ShortcutsDialogProps) {
  const tPalette = useTranslations("command-palette");
  const t = useTranslations("command-palette.help");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tPalette("shortcuts")}
      actions={
        <DialogClose>
          <Button>{t("close")}</Button>
        </DialogClose>
      }
    >
      <dl className={styles.keys}>
        <dt>
          <kbd>Ctrl</kbd> <kbd>K</kbd>, <kbd>Cmd</kbd> <kbd>K</kbd>
        </dt>
        <dd>{t("palette")}</dd>
        {letters.map((key) => (
          <Key key={key} name={key} does={t(`letters.${said[key]}`)} />
        ))}
        {elsewhere.map((key) => (
          <Key key={key} name={t(`keys.${key}`)} does={t(`elsewhere.${key}`)} />
        ))}
      </dl>
      <h3>{t("inReplay")}</h3>
      <dl className={styles.keys}>
        {steps.map((step) => (
          <Key key={step} name={t(`keys.${step}`)} does={t(`steps.${step}`)} />
        ))}
      </dl>
      <OptionLabel>
        <input type="checkbox" checked={areLettersOn} onChange={(event) => onSwitchLetters(event.target.checked)} />
        <span>{t("switch")}</span>
      </OptionLabel>
    </Dialog>
  );
}

function Key({ name, does }: { readonly name: string; readonly does: string }) {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}
