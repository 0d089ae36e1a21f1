import { getTranslations } from "next-intl/server";
import { VerifyPage } from "../../../features/tournaments/verify/verify-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("tournament-files.verify"))("title") };
}

export default function VerifyRoute() {
  return <VerifyPage />;
}
