import { getTranslations } from "next-intl/server";
import { VerifyGamePage } from "../../../features/verification/verify-game-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("game-files.verify"))("title") };
}

export default function VerifyGameRoute() {
  return (
    <PageMessages route="/games/verify">
      <VerifyGamePage />
    </PageMessages>
  );
}
