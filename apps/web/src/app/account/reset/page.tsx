import { getTranslations } from "next-intl/server";
import { ResetPasswordPage } from "../../../features/account/mail-links/mail-link-pages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("reset.title") };
}

export default function ResetPasswordRoute() {
  return <ResetPasswordPage />;
}
