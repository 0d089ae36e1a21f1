import { Text } from "../../../ui/typography/text.tsx";

/** The club of a player, after the name. */
export function ClubMark({ club }: { readonly club: string | null }) {
  if (club === null) return null;
  return (
    <Text as="small" muted>
      (<bdi>{club}</bdi>)
    </Text>
  );
}
