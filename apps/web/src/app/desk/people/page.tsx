import { getTranslations } from "next-intl/server";
import { DeskPeoplePage } from "../../../features/admin/people-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("people.title") };
}

export default function PeopleOfTheDesk() {
  return <DeskPeoplePage />;
}
