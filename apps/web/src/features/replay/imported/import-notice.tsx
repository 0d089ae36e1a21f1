import { useTranslations } from "next-intl";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import { Text } from "../../../ui/typography/text.tsx";

/** Below the heading, so that nobody takes it for a game of this server. */
export function ImportNotice({ game: { origin } }: { readonly game: ImportedGame }) {
  const t = useTranslations("game-files.imported");
  return (
    <Text as="p" small spaced>
      {origin === null ? t("noticeUnknown") : t("notice", { origin: hostOf(origin) })} <a href="#import">{t("more")}</a>
    </Text>
  );
}

/** Without the scheme, which says nothing here. */
const hostOf = (origin: string) => new URL(origin).host;
