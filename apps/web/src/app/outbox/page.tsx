import { getTranslations } from "next-intl/server";
import { OutboxPage } from "../../features/account/outbox-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("outbox.title") };
}

export default function OutboxPageRoute() {
  return <OutboxPage />;
}
