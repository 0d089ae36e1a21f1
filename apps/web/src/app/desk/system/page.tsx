import { getTranslations } from "next-intl/server";
import { DeskSystemPage } from "../../../features/admin/system-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("desk"))("system.title") };
}

export default function SystemOfTheDesk() {
  return <DeskSystemPage />;
}
