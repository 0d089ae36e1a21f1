"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { useLetterKeys } from "./use-letter-keys.ts";

const ShortcutsDialog = dynamic(() => import("./shortcuts-dialog.tsx").then((file) => file.ShortcutsDialog), {
  loading: () => null,
});

/** Opens the list of keyboard shortcuts, and says which key does so. */
export function ShortcutsButton() {
  const t = useTranslations("command-palette");
  const [isOpen, setOpen] = useState(false);
  const [areLettersOn, setLettersOn] = useLetterKeys();
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("shortcuts")} {areLettersOn && <kbd>(?)</kbd>}
      </LinkButton>
      {isOpen && (
        <ShortcutsDialog areLettersOn={areLettersOn} onSwitchLetters={setLettersOn} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
