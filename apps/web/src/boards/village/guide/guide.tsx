import { Icon } from "../../../ui/icons/icon.tsx";
import type { Guide } from "../../guide/guide.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { Pawn } from "../drawings/pawn.tsx";
import { VillageSymbols } from "../drawings/table-symbols.tsx";
import type { Village } from "../game.ts";
import { partRules } from "../rules.tsx";
import styles from "./guide.module.css";
import { notes } from "./notes.ts";

const guide: Guide<Village> = {
  elements: partRules,
  notes,
  drawings: {
    cube: (
      <>
        <Drawing name="green" className={styles.drawing} />
        <Drawing name="plague" className={styles.drawing} />
      </>
    ),
    member: (
      <span className={styles.pawns}>
        <Pawn figure={{ seat: 0, generation: 1 }} />
        <Pawn figure={{ seat: 0, generation: 2 }} />
      </span>
    ),
    time: <Icon name="clock" className={styles.drawing} />,
    goods: (
      <>
        <Drawing name="plough" className={styles.drawing} />
        <Drawing name="ox" className={styles.drawing} />
      </>
    ),
    customer: <Drawing name="market" className={styles.place} />,
    coin: <Drawing name="coin" className={styles.drawing} />,
  },
  Symbols: VillageSymbols,
};

export const guides = { village: guide };
