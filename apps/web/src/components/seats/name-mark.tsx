import { useTranslations } from "next-intl";
import { Text } from "../../ui/typography/text.tsx";
import type { NameKind } from "./marked-name.ts";

interface NameMarkProps {
  /** None for built-in bots and deleted accounts. */
  readonly kind: NameKind | null;
}

/** After a name that is not that of a registered player: of a guest, who may share it, or of a bot account. */
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
