import { getTranslations } from "next-intl/server";
import { AccountPage } from "./account-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("title") };
}

export default function AccountRoute() {
  return <AccountPage />;
}
