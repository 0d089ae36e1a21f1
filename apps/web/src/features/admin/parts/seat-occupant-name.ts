import { botNameOf } from "@seneschal/wording";
import type { Translate } from "../../../boards/board.ts";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { components } from "../../../lib/api-client/generated/openapi.ts";

type ListedSeat = components["schemas"]["AdminGameLine"]["seats"][number];

/** The occupant of a seat, as on the game page. `t` translates messages of `common`. */
export function seatOccupantName(
  { kind, name, nameKind }: Pick<ListedSeat, "kind" | "name" | "nameKind">,
  seat: number,
  t: Translate,
): string {
  if (kind === "nobody") return t("seats.open");
  if (name === null) return botNameOf(seat) ?? t("seats.bot");
  return markedName({ name, nameKind }, t);
}
