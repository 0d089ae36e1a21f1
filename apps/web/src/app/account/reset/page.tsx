import { getTranslations } from "next-intl/server";
import { ResetPage } from "../../../features/account/profile/mail-pages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("reset.title") };
}

export default function ResetPageRoute() {
  return <ResetPage />;
}
