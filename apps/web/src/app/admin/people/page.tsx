import { getTranslations } from "next-intl/server";
import { AdminPeoplePage } from "../../../features/admin/people/people-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("admin"))("people.title") };
}

export default function AdminPeopleRoute() {
  return (
    <PageMessages route="/admin/people">
      <AdminPeoplePage />
    </PageMessages>
  );
}
