import clsx from "clsx";
import type { ReactNode } from "react";
import { FooterOrnament } from "../../ui/heraldry/footer-ornament.tsx";
import { Footer } from "../../ui/layout/footer.tsx";
import type { BoardProps } from "../board.ts";
import { Families, type ShownFamily } from "./family/families.tsx";
import { Legend } from "./map/legend.tsx";
import { VillageList } from "./map/village-list.tsx";
import type { VillageRules } from "./map/village-rules.ts";
import type { PieceName } from "./pieces/drawings/symbols.tsx";
import type { FiefTable, MapPartProps } from "./table.ts";
import styles from "./table-frame.module.css";

type TableModel = FiefTable & { readonly view: { readonly families: readonly { readonly seat: number }[] } };
type FamilyOf<Model extends TableModel> = Model["view"]["families"][number];

interface TableFrameProps<Model extends TableModel>
  extends MapPartProps<Model>,
    Pick<BoardProps, "heading" | "panel" | "chronicle" | "more" | "isReplay"> {
  readonly preview: { readonly view: Model["view"] } | null | undefined;
  readonly rules: VillageRules<Model>;
  /** The pieces that the legend of the map explains. */
  readonly legend: readonly PieceName[];
  /** What is going on, and the map. */
  readonly stage: ReactNode;
  drawFamily(family: ShownFamily<FamilyOf<Model>>): ReactNode;
  /** The hand, the court, and what else the table has. */
  readonly children: ReactNode;
}

/** The whole table: what is going on, the map, the families and their court, with the parts of the page in between. */
export function TableFrame<Model extends TableModel>(props: TableFrameProps<Model>) {
  const { t, tMap, model, heading, panel, chronicle, more } = props;
  const { preview, rules, legend, stage, drawFamily, children, isReplay } = props;
  // A replay keeps its layout on the last step.
  const isOver = model.outcome !== null && isReplay !== true;
  return (
    <div className={clsx(styles.board, isOver && styles.over)}>
      <div className={styles.turn}>{heading}</div>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.main}>
        <Families<FamilyOf<Model>> t={t} model={model} preview={preview}>
          {drawFamily}
        </Families>
        {children}
        <VillageList t={t} tMap={tMap} model={model} rules={rules} />
        <Legend tMap={tMap} pieces={legend} />
      </div>
      <div className={styles.side}>
        <div className={styles.decision}>{panel}</div>
        <div className={styles.log} data-testid="chronicle">
          <div className={styles.chronicle}>{chronicle}</div>
          <div className={styles.more}>{more}</div>
        </div>
      </div>
      <Footer className={styles.footer}>
        <FooterOrnament />
        <p>{tMap("credits")}</p>
      </Footer>
    </div>
  );
}
