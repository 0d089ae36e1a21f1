"use client";

import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { Text } from "../../ui/typography/text.tsx";

/** What a book writes before its own rulings, in any language: `*(ruling)*`. */
const mark = /\*\([^)]*\)\*/;

interface FormattedRuleProps {
  readonly text: string;
  /** Draws the text between the marks; as it is if left out. */
  renderText?(text: string): ReactNode;
}

/** Text of a rulebook, with its marks typeset. */
export function FormattedRule({ text, renderText = (part) => part }: FormattedRuleProps) {
  const [first, ...others] = text.split(mark);
  const ruled = others.map((part, place) => ({ key: `${place} ${part}`, part }));
  return (
    <>
      {renderText(first ?? "")}
      {ruled.map(({ key, part }) => (
        <Fragment key={key}>
          <RulingMark />
          {renderText(part)}
        </Fragment>
      ))}
    </>
  );
}

/** Says that what follows is our own ruling. */
export function RulingMark() {
  const t = useTranslations("rules");
  return (
    <Text as="i" muted>
      {t("ruling")}
    </Text>
  );
}
