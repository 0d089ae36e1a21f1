import { describe, expect, it } from "vitest";
import type { Draft } from "../../scene.ts";
import type { FiefScene, VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { blockedReason } from "./blocked-reason.ts";
import { villageActionsOf } from "./village-actions.ts";

const people = ["Ann", "Bob", "Cleo", "Dan"].map((name) => ({ name }));

function sceneOf(kind: string): FiefScene {
  const moment = recorded[kind];
  if (moment === undefined) throw new Error(`no moment ${kind}`);
  return { ...moment.scene, people, yourSeat: moment.seat };
}

describe("the lights of a march", () => {
  const scene = sceneOf("marching");
  const marches = scene.choices.filter(({ type, barred }) => type === "march" && barred === undefined);
  const valuesOf = (index: number, field: string): readonly unknown[] => {
    const domain = marches[index]?.fields[field];
    return domain !== undefined && "oneOf" in domain ? domain.oneOf : [];
  };
  const [lord] = valuesOf(0, "lord");
  const from = scene.view.lords.find((one) => one.lord === lord)?.village as VillageId;

  it("are where lords stand who may march", () => {
    const lit = villageActionsOf(scene, null);
    const drafts = lit.get(from) ?? [];
    expect(drafts.some((draft) => draft.type === "march" && draft.lord === lord)).toBe(true);
    expect([...lit.values()].flat().some(({ type }) => type === "cede")).toBe(false);
  });

  it("are where the chosen lord may go, with all his troops unless he leaves some behind", () => {
    const chosen: Draft = { type: "march", lord };
    const lit = villageActionsOf(scene, chosen);
    const destinations = [...lit].filter(([, drafts]) => drafts.some((draft) => draft.lord === lord && "to" in draft));
    expect(
      destinations
        .map(([village]) => village)
        .filter((village) => village !== from)
        .toSorted(),
    ).toEqual(valuesOf(0, "to").toSorted());
    for (const village of valuesOf(0, "to")) {
      expect(onMap(from).neighbours).toContain(village);
    }
  });

  it("are not elsewhere, and the reason is a rule", () => {
    const far = scene.view.villages.find(({ village }) => village !== from && !onMap(from).neighbours.includes(village))
      ?.village as VillageId;
    const blocked = blockedReason(translatorFor("en"), (key) => key, scene, { type: "march", lord }, far);
    expect(blocked).toEqual({ text: "why.noRoad", rule: "F1429-11.1" });
    expect(blockedReason(translatorFor("en"), (key) => key, scene, null, far)).toBeNull();
  });
});

describe("the lights of purchases", () => {
  it("are in the villages where something can be bought", () => {
    const scene = sceneOf("purchases");
    const lit = villageActionsOf(scene, null);
    const open = scene.choices.filter(({ type, barred }) => type.startsWith("recruit") && barred === undefined);
    const villages = open.flatMap(({ fields: { village } }) => (village && "oneOf" in village ? village.oneOf : []));
    expect(villages.length).toBeGreaterThan(0);
    for (const village of villages) {
      expect(lit.get(village as VillageId)?.some(({ type }) => type.startsWith("recruit"))).toBe(true);
    }
  });
});

it("lights nothing for those who are not asked", () => {
  const scene = sceneOf("marching");
  const idle = { ...scene, choices: scene.choices.filter(({ type }) => type === "cede" || type === "give") };
  expect(villageActionsOf({ ...idle, question: null }, null).size).toBe(0);
});
