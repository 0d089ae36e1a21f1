import { getTranslations } from "next-intl/server";
import { ConfirmPage } from "../../../features/account/profile/mail-pages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("confirm.title") };
}

export default function ConfirmPageRoute() {
  return <ConfirmPage />;
}
