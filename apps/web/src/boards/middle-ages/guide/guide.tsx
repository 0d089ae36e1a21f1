import { Lord, Scout } from "../../../ui/heraldry/shield.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { Guide } from "../../guide/guide.ts";
import { Emblem, Sign } from "../emblem.tsx";
import type { MiddleAges } from "../game.ts";
import { Plot } from "../rows/plot.tsx";
import { partRules } from "../rules.tsx";
import { EmblemSymbols } from "../table-symbols.tsx";
import styles from "./guide.module.css";
import { notes } from "./notes.ts";

const tile = { number: 9, domain: "village", stack: "blue", peasants: 1, chests: 0 } as const;

const guide: Guide<MiddleAges> = {
  elements: partRules,
  notes,
  drawings: {
    tile: (
      <div className={styles.tile}>
        <Plot tile={tile} name="" label="" lord={null} scout={null} isYours={false} isLastMoved={false} />
      </div>
    ),
    domain: <Emblem domain="palace" className={styles.emblem} />,
    lord: <Lord seat={0} />,
    scout: <Scout seat={0} />,
    signs: (
      <>
        <Sign sign="peasant" className={styles.sign} />
        <Sign sign="chest" className={styles.sign} />
      </>
    ),
    coin: <Icon name="coin" className={styles.sign} />,
  },
  Symbols: EmblemSymbols,
};

export const guides = { "middle-ages": guide };
