import { at, type Realm } from "./realm.fixture.ts";

export const fighting = (setup: Realm, seat = 0) =>
  at({
    table: { phase: "battles" },
    ...setup,
    until: ["battles", seat],
  });
export const attack = { type: "attack", village: "blaye", target: 1 } as const;
export const fight = { type: "resolve", stance: "fight" } as const;

/** Seat 1 holds Blaye, and seat 0 has arrived there. */
export const meeting = (
  attackers: readonly [number, number],
  defenders: readonly [number, number],
  more: object = {},
  building: "castle" | "city" | null = null,
) => ({
  lords: { beaudoin: [0, "blaye"], arthur: [1, "blaye"] } as const,
  villages: {
    blaye: {
      troops: [
        [1, ...defenders],
        [0, ...attackers],
      ],
      building,
      ...more,
    },
  } as const,
});
