import Link from "next/link";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { DisplayName } from "./player-names.ts";

/** The name of a player, with a mark if others may have the same name. People have a page. */
export function PlayerName({ named: { name, nameKind, page } }: { readonly named: DisplayName }) {
  return page === null ? (
    <span>{name}</span>
  ) : (
    <>
      <Link href={page}>
        <bdi>{name}</bdi>
      </Link>
      <NameMark kind={nameKind} />
    </>
  );
}
