"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

type Result = "idle" | "copied" | "failed";

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations("common.copy");
  const [result, setResult] = useState<Result>("idle");
  const copy = () =>
    copied(text).then(
      () => setResult("copied"),
      () => setResult("failed"),
    );
  return (
    <>
      <Button onClick={copy}>
        <Icon name={result === "copied" ? "check" : "link"} />
        {result === "idle" ? label : t(result)}
      </Button>
      <VisuallyHidden role="status">{result === "idle" ? "" : t(result)}</VisuallyHidden>
    </>
  );
}

/** Browsers offer the clipboard only on secure pages; elsewhere `execCommand` still works. */
async function copied(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (!isCopied) throw new Error("the browser keeps its clipboard closed");
}
