import type { Option, Translate } from "../../board.ts";
import previewStyles from "../../styles/preview.module.css";
import { Emblem } from "../emblem.tsx";
import { type Domain, domains, fiefOf, type MiddleAgesModel } from "../game.ts";

/** What a line of the list of choices shows of its move. */
export type Face = Pick<Option, "label" | "effect" | "emblem">;

/** A domain of your own, and how many tiles lie in it. */
export function domainFace(t: Translate, { view, yourSeat }: MiddleAgesModel, domain: Domain): Face {
  const fief = yourSeat === null ? undefined : fiefOf(view, yourSeat);
  const tiles = fief?.columns[domains.indexOf(domain)]?.length ?? 0;
  return {
    label: t(`domain.${domain}`),
    effect: t("tiles", { tiles }),
    emblem: <Emblem domain={domain} className={previewStyles.emblem} />,
  };
}
