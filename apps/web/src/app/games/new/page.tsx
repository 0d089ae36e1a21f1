import { getTranslations } from "next-intl/server";
import { OpenTable } from "../../../features/lobby/create-game/create-game-page.tsx";

export async function generateMetadata() {
  return { title: (await getTranslations("lobby.create"))("title") };
}

export default function CreateGameRoute() {
  return <OpenTable />;
}
