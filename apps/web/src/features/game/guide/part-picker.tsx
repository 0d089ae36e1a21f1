"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { LoadedGuide } from "../../../components/guide/load-guide.ts";
import { RuleQuote } from "../../../components/rules/rule-quote.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { usePickedPart } from "./use-picked-part.ts";

interface PartPickerProps {
  readonly ruleset: string;
  readonly guide: LoadedGuide;
  /** Outlines a part of the board. */
  onPoint(element: string | null): void;
}

/** A button after which a click on the board shows the rule of the part that was clicked. */
export function PartPicker({ ruleset, guide, onPoint }: PartPickerProps) {
  const t = useTranslations("game-page.guide");
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const rule = picked === null ? undefined : guide.elements[picked];
  const onPick = (element: string | null) => {
    setPicking(false);
    onPoint(null);
    setPicked(element);
  };
  usePickedPart(isPicking, { onPoint, onPick });
  return (
    <>
      <Button aria-pressed={isPicking} onClick={() => setPicking(true)}>
        {t("pick")}
      </Button>
      <Text as="p" muted small role="status">
        {isPicking && t("picking")}
      </Text>
      {picked !== null && rule !== undefined && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setPicked(null)}
          title={guide.texts.elements[picked] ?? ""}
          actions={
            <DialogClose>
              <Button>{t("close")}</Button>
            </DialogClose>
          }
        >
          <RuleQuote ruleset={ruleset} rule={rule} />
        </Dialog>
      )}
    </>
  );
}
