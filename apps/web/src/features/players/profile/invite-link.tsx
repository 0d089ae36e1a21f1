"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** Creates a game with an invitation for this player; for everyone else who is signed in. */
export function InviteLink({ account }: { readonly account: string }) {
  const t = useTranslations("players");
  const session = useSession();
  if (!session.data || session.data.id === account) return null;
  return (
    <p>
      <Button asChild>
        <Link href={`/games/new?invite=${encodeURIComponent(account)}`}>{t("invite")}</Link>
      </Button>
    </p>
  );
}
