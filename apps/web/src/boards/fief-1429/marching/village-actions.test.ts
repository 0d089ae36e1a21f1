import { describe, expect, it } from "vitest";
import type { Draft } from "../../board-model.ts";
import type { FiefModel, VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { blockedReason } from "./blocked-reason.ts";
import { villageActionsOf } from "./village-actions.ts";

const people = ["Ann", "Bob", "Cleo", "Dan"].map((name) => ({ name }));

function toBoardModel(kind: string): FiefModel {
  const moment = recorded[kind];
  if (moment === undefined) throw new Error(`no moment ${kind}`);
  return { ...moment.model, people, yourSeat: moment.seat };
}

describe("the lights of a march", () => {
  const model = toBoardModel("marching");
  const marches = model.choices.filter(({ type, barred }) => type === "march" && barred === undefined);
  const valuesOf = (index: number, field: string): readonly unknown[] => {
    const domain = marches[index]?.fields[field];
    return domain !== undefined && "oneOf" in domain ? domain.oneOf : [];
  };
  const [lord] = valuesOf(0, "lord");
  const from = model.view.lords.find((one) => one.lord === lord)?.village as VillageId;

  it("are where lords stand who may march", () => {
    const lit = villageActionsOf(model, null);
    const drafts = lit.get(from) ?? [];
    expect(drafts.some((draft) => draft.type === "march" && draft.lord === lord)).toBe(true);
    expect([...lit.values()].flat().some(({ type }) => type === "cede")).toBe(false);
  });

  it("are where the chosen lord may go, with all his troops unless he leaves some behind", () => {
    const chosen: Draft = { type: "march", lord };
    const lit = villageActionsOf(model, chosen);
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
    const far = model.view.villages.find(({ village }) => village !== from && !onMap(from).neighbours.includes(village))
      ?.village as VillageId;
    const blocked = blockedReason(translatorFor("en"), (key) => key, model, { type: "march", lord }, far);
    expect(blocked).toEqual({ text: "why.noRoad", rule: "F1429-11.1" });
    expect(blockedReason(translatorFor("en"), (key) => key, model, null, far)).toBeNull();
  });
});

describe("the lights of purchases", () => {
  it("are in the villages where something can be bought", () => {
    const model = toBoardModel("purchases");
    const lit = villageActionsOf(model, null);
    const open = model.choices.filter(({ type, barred }) => type.startsWith("recruit") && barred === undefined);
    const villages = open.flatMap(({ fields: { village } }) => (village && "oneOf" in village ? village.oneOf : []));
    expect(villages.length).toBeGreaterThan(0);
    for (const village of villages) {
      expect(lit.get(village as VillageId)?.some(({ type }) => type.startsWith("recruit"))).toBe(true);
    }
  });
});

it("lights nothing for those who are not asked", () => {
  const model = toBoardModel("marching");
  const idle = { ...model, choices: model.choices.filter(({ type }) => type === "cede" || type === "give") };
  expect(villageActionsOf({ ...idle, question: null }, null).size).toBe(0);
});
