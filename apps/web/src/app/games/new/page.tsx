import { getTranslations } from "next-intl/server";
import { OpenTable } from "../../../features/lobby/create-game/open-table.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("lobby.opening"))("title") };
}

export default function OpenTablePage() {
  return <OpenTable />;
}
