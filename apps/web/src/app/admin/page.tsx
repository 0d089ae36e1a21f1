import { getTranslations } from "next-intl/server";
import { AdminHome } from "../../features/admin/layout/admin-home.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("nav.desk") };
}

export default function AdminRoute() {
  return <AdminHome />;
}
