import { getTranslations } from "next-intl/server";
import { DeskEntrance } from "../../features/admin/desk-entrance.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("nav.desk") };
}

export default function Desk() {
  return <DeskEntrance />;
}
