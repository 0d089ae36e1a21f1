import { getTranslations } from "next-intl/server";
import { OpenTable } from "../../../features/lobby/create-game/create-game-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";

interface RouteProps {
  readonly searchParams: Promise<{ invite?: string | string[]; ruleset?: string | string[] }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("lobby.create"))("title") };
}

export default async function CreateGameRoute({ searchParams }: RouteProps) {
  const { invite, ruleset } = await searchParams;
  return (
    <PageMessages route="/games/new">
      <OpenTable invitee={oneOf(invite)} ruleset={oneOf(ruleset)} />
    </PageMessages>
  );
}

/** A field that the address has once. */
function oneOf(field: string | string[] | undefined): string | undefined {
  return typeof field === "string" ? field : undefined;
}
