import { getTranslations } from "next-intl/server";
import { ForgottenPage } from "../../../features/account/profile/mail-pages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("forgotten.title") };
}

export default function ForgottenPageRoute() {
  return <ForgottenPage />;
}
