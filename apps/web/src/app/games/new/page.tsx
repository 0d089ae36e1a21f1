import { getTranslations } from "next-intl/server";
import { OpenTable } from "../../../features/lobby/create-game/create-game-page.tsx";

interface RouteProps {
  readonly searchParams: Promise<{ invite?: string | string[] }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("lobby.create"))("title") };
}

export default async function CreateGameRoute({ searchParams }: RouteProps) {
  const { invite } = await searchParams;
  return <OpenTable invitee={typeof invite === "string" ? invite : undefined} />;
}
