"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { Text } from "../../ui/typography/text.tsx";

/** What a book writes before its own rulings, in any language: `*(ruling)*`. */
const mark = /\*\([^)]*\)\*/;

/** Text of a rulebook, with its marks typeset. */
export function FormattedRule({ text }: { readonly text: string }) {
  const [first, ...others] = text.split(mark);
  const ruled = others.map((part, place) => ({ key: `${place} ${part}`, part }));
  return (
    <>
      {first}
      {ruled.map(({ key, part }) => (
        <Fragment key={key}>
          <RulingMark />
          {part}
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
