import { getTranslations } from "next-intl/server";
import { AdminPeoplePage } from "../../../features/admin/people/people-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("people.title") };
}

export default function AdminPeopleRoute() {
  return <AdminPeoplePage />;
}
