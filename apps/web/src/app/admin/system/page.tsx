import { getTranslations } from "next-intl/server";
import { AdminSystemPage } from "../../../features/admin/system/system-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("system.title") };
}

export default function AdminSystemRoute() {
  return <AdminSystemPage />;
}
