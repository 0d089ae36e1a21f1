import { Holder as SharedHolder } from "../../fief-shared/court/holder.tsx";
import type { FiefProps } from "../game.ts";

interface HolderProps extends FiefProps {
  readonly lord: string | null;
  readonly vacant: string;
}

export const Holder = ({ t, ...props }: HolderProps) => (
  <SharedHolder {...props}>{({ lord }) => t(`lord.${lord}`)}</SharedHolder>
);
