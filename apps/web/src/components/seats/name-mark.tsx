import { useTranslations } from "next-intl";
import { Text } from "../../ui/typography/text.tsx";
import type { NameKind } from "./marked-name.ts";

interface NameMarkProps {
  /** None for bots and deleted accounts. */
  readonly kind: NameKind | null;
}

/** After a name that anyone may use, so that a guest is not taken for a registered player. */
export function NameMark({ kind }: NameMarkProps) {
  const t = useTranslations("common.names");
  if (kind === null || kind === "registered") return null;
  return (
    <>
      {" "}
      <Text as="small" muted title={t(`${kind}Hint`)}>
        {t(kind)}
      </Text>
    </>
  );
}
