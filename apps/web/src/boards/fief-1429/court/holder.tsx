import { lordName } from "@seneschal/wording/games/fief-1429";
import { Text } from "../../../ui/typography/text.tsx";
import { Holder as SharedHolder } from "../../fief-shared/court/holder.tsx";
import type { FiefProps } from "../game.ts";

interface HolderProps extends FiefProps {
  readonly lord: string | null;
  readonly vacant: string;
}

export const Holder = ({ t, ...props }: HolderProps) => (
  <SharedHolder {...props}>
    {(lord) => (
      <>
        {lordName(t, lord)}
        {lord.guard === null ? null : (
          <Text as="small" muted>
            {" "}
            {t("court.captive")}
          </Text>
        )}
      </>
    )}
  </SharedHolder>
);
