import { describe, expect, it } from "vitest";
import type { Draft } from "../../board-model.ts";
import { modelNamed } from "../../fief-shared/testing/recorded-models.ts";
import type { VillageId } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { blockedReason } from "./blocked-reason.ts";
import { villageActionsOf } from "./village-actions.ts";

describe("the villages that are highlighted for a march", () => {
  const model = modelNamed(recorded, "marching");
  const marches = model.choices.filter(({ type, blockedBy }) => type === "march" && blockedBy === undefined);
  const valuesOf = (index: number, field: string): readonly unknown[] => {
    const domain = marches[index]?.fields[field];
    return domain !== undefined && "oneOf" in domain ? domain.oneOf : [];
  };
  const [lord] = valuesOf(0, "lord");
  const from = model.view.lords.find((one) => one.lord === lord)?.village as VillageId;

  it("are those where lords stand who may march", () => {
    const highlighted = villageActionsOf(model, null);
    const drafts = highlighted.get(from) ?? [];
    expect(drafts.some((draft) => draft.type === "march" && draft.lord === lord)).toBe(true);
    expect([...highlighted.values()].flat().some(({ type }) => type === "cede")).toBe(false);
  });

  it("are those where the chosen lord may go, with all his troops unless he leaves some behind", () => {
    const chosen: Draft = { type: "march", lord };
    const highlighted = villageActionsOf(model, chosen);
    const destinations = [...highlighted].filter(([, drafts]) =>
      drafts.some((draft) => draft.lord === lord && "to" in draft),
    );
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

  it("are no others, and a rule says why", () => {
    const far = model.view.villages.find(({ village }) => village !== from && !onMap(from).neighbours.includes(village))
      ?.village as VillageId;
    const march = { t: translatorFor("en"), tMap: (key: string) => key, model, selected: { type: "march", lord } };
    expect(blockedReason(march, far)).toEqual({ text: "why.noRoad", rule: "F1429-11.1" });
    expect(blockedReason({ ...march, selected: null }, far)).toBeNull();
  });
});

describe("the villages that are highlighted for purchases", () => {
  it("are those where something can be bought", () => {
    const model = modelNamed(recorded, "purchases");
    const highlighted = villageActionsOf(model, null);
    const open = model.choices.filter(({ type, blockedBy }) => type.startsWith("recruit") && blockedBy === undefined);
    const villages = open.flatMap(({ fields: { village } }) => (village && "oneOf" in village ? village.oneOf : []));
    expect(villages.length).toBeGreaterThan(0);
    for (const village of villages) {
      expect(highlighted.get(village as VillageId)?.some(({ type }) => type.startsWith("recruit"))).toBe(true);
    }
  });
});

it("no village is highlighted for a player who is not asked", () => {
  const model = modelNamed(recorded, "marching");
  const idle = { ...model, choices: model.choices.filter(({ type }) => type === "cede" || type === "give") };
  expect(villageActionsOf({ ...idle, question: null }, null).size).toBe(0);
});
