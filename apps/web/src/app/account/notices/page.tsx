import { getTranslations } from "next-intl/server";
import { NoticesPage } from "../../../features/telling/notices-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("notices"))("title") };
}

export default function YourNoticesPage() {
  return <NoticesPage />;
}
