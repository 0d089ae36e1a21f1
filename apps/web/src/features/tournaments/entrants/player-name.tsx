import Link from "next/link";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { DisplayName } from "./player-names.ts";

/** A player by name, marked where others may bear it; people have a page. */
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
