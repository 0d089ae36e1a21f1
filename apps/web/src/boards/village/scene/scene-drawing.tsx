import clsx from "clsx";
import styles from "./scene.module.css";

/** The village from above the river: fields, farm, workshops, hall, church, market and the road out. */
export function Drawing() {
  return (
    <>
      <Land />
      <Fields />
      <Farm />
      <Windmill />
      {workshops.map((x) => (
        <House key={x} x={x} y={152} />
      ))}
      <Hall />
      <Church />
      <Stalls />
      <Gate />
      <Well />
    </>
  );
}

const workshops = [332, 404, 476];

const Land = () => (
  <>
    <path className={styles.sky} d="M0 0h1000v430H0z" />
    <path className={styles.far} d="M0 110q120-60 250-30t250-20 250 10 250-30v190H0z" />
    <path className={styles.near} d="M0 170q180-50 360-25t320-15 320 15v285H0z" />
    <path
      className={styles.water}
      d="M250 430q-20-60 60-90t60-80q0-40 90-60l26 6q-70 26-62 62 6 50-54 82-40 26-30 80z"
    />
    <path className={styles.ink} d="M318 352q18-6 30-16M300 398q14-14 30-22M384 292q4-14 0-26" />
    <path
      className={styles.road}
      d="M120 296q90 22 180 46l110-4q200 22 320 12t270 20v26q-160-30-290-18t-320-6l-90 4q-100-30-186-54z"
    />
    <path className={styles.stone} d="M292 334q38-34 86-2l4 26q-46-28-86 2z" />
    <path className={styles.ink} d="M302 340q34-24 70-2M318 334l4 14M350 331l-2 14" />
  </>
);

const Fields = () => (
  <>
    <path className={styles.corn} d="M0 318q90-24 200 14l26 98H0z" />
    <path className={styles.ink} d="M14 430l34-106M56 430l20-106M102 430l4-104M148 430l-12-98M192 430l-28-90" />
    {[28, 84, 150].map((x) => (
      <g key={x} transform={`translate(${x} 356)`}>
        <path className={clsx(styles.corn, styles.deepest)} d="M10 36L2 10q8-12 12 0 6-14 12 0l-6 26z" />
        <path className={styles.ink} d="M7 24h16M14 34V12" />
      </g>
    ))}
  </>
);

const Farm = () => (
  <g transform="translate(118 190)">
    <path className={styles.wall} d="M10 48h92v52H10z" />
    <path className={styles.roof} d="M0 52L22 10h68l24 42z" />
    <path className={styles.ink} d="M28 20l-12 26M48 14l-8 34M68 14l4 34M86 20l14 26" />
    <path className={styles.dark} d="M26 100V72h18v28zM64 64h20v16H64z" />
    <path className={styles.wall} d="M84 -2h10v20H84z" />
    <path className={styles.ink} d="M89-6q-8-8 0-14t0-14" />
  </g>
);

const Windmill = () => (
  <g transform="translate(36 84)">
    <path className={styles.wall} d="M14 90l8-60h22l8 60z" />
    <path className={styles.roof} d="M18 32q15-26 30 0z" />
    <path className={styles.dark} d="M28 90V72h11v18z" />
    {[20, 110, 200, 290].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 33 28)`}>
        <path className={styles.sail} d="M34 24V-18h13v32z" />
        <path className={styles.ink} d="M34-8h13M34 4h13M33 28v-48" />
      </g>
    ))}
  </g>
);

const House = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={styles.wall} d="M6 32h52v44H6z" />
    <path className={styles.roof} d="M0 34L32 4l32 30z" />
    <path className={styles.dark} d="M12 76V52h14v24zM38 48h12v12H38z" />
    <path className={styles.ink} d="M20 26l12-12 12 12M6 64h6M26 64h32" />
  </g>
);

const Hall = () => (
  <g transform="translate(590 116)">
    <path className={styles.stone} d="M0 100h128l8 14H-8z" />
    <path className={styles.wall} d="M6 44h116v56H6z" />
    <path className={styles.roof} d="M-4 46L64 6l68 40z" />
    <path className={styles.ink} d="M64 6V-22" />
    <path className={styles.flag} d="M64-22h26l-7 7 7 7H64z" />
    {[18, 44, 70, 96].map((x) => (
      <path key={x} className={styles.dark} d={`M${x} 96V72q7-14 14 0v24z`} />
    ))}
    <circle className={styles.stone} cx="64" cy="32" r="8" />
  </g>
);

const Church = () => (
  <g transform="translate(800 70)">
    <path className={styles.wall} d="M0 84h104v70H0z" />
    <path className={styles.roof} d="M-8 88L16 44h76l20 44z" />
    <path className={styles.wall} d="M98 40h38v114H98z" />
    <path className={clsx(styles.roof, styles.blue)} d="M92 44l25-64 25 64z" />
    <path className={styles.ink} d="M117-20v-18M109-30h16M24 52L8 84M48 46l-6 40M70 46l8 40" />
    {[10, 32, 54, 76].map((x) => (
      <path key={x} className={styles.glass} d={`M${x} 138v-26q7-14 14 0v26z`} />
    ))}
    <path className={styles.dark} d="M110 154v-24q7-14 14 0v24zM112 62h10v18h-10z" />
  </g>
);

const Stalls = () =>
  [470, 560, 650].map((x) => (
    <g key={x} transform={`translate(${x} 272)`}>
      <path className={styles.wall} d="M8 26h56v44H8z" />
      <path
        className={styles.awning}
        d="M0 28L10 4h52l10 24q-6 12-12 0-6 12-12 0-6 12-12 0-6 12-12 0-6 12-12 0-6 12-12 0z"
      />
      <path className={styles.ink} d="M19 4l-5 24M31 4l-3 24M42 4l3 24M53 4l6 24" />
      <path className={styles.dark} d="M2 52h68v6H2z" />
    </g>
  ));

const Gate = () => (
  <g transform="translate(860 256)">
    <path className={styles.stone} d="M0 20h26v96H0zM74 20h26v96H74zM20 44h60v72H64V84q-14-24-28 0v32H20z" />
    <path className={styles.roof} d="M-5 22L13-8l18 30zM69 22L87-8l18 30z" />
    <path className={styles.ink} d="M6 40h12M8 62h12M80 50h12M78 76h12M40 56h20" />
  </g>
);

const Well = () => (
  <g transform="translate(400 256)">
    <path className={styles.roof} d="M-4 20L22 2l26 18z" />
    <path className={styles.ink} d="M4 20v24M40 20v24M4 26h36M22 26v10" />
    <path className={styles.stone} d="M-2 42h48l-4 26H2z" />
    <path className={styles.ink} d="M0 50h44M1 58h42M14 42v8M30 42v8M22 50v8" />
  </g>
);
