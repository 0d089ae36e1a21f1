import { describe, expect, it } from "vitest";
import { hostName, markedPeopleOf, occupantKindText, peopleOf } from "./people.ts";

const t = (key: string) => key;

describe("the people of a game", () => {
  it("have their own names, and bots a name for each seat", () => {
    const seats = [
      {
        kind: "person",
        account: "a",
        name: "Aveline",
        nameKind: "registered",
        isReady: false,
        companionOf: null,
        vacationUntil: null,
      },
      { kind: "bot", bot: "medium" },
      { kind: "bot", bot: "medium" },
      { kind: "nobody" },
    ] as const;
    expect(peopleOf({ seats: [...seats] }, t).map(({ name }) => name)).toEqual([
      "Aveline",
      "Bérenger",
      "Oda",
      "seats.open",
    ]);
  });

  it("keep their name when a bot plays on for them, and the seat says so", () => {
    const left = { openUntil: null, staysOpen: false, waits: false, ballots: [] };
    const resigned = {
      kind: "caretaker" as const,
      bot: "medium" as const,
      account: "a",
      name: "Aveline",
      nameKind: "registered" as const,
      ...left,
    };
    expect(peopleOf({ seats: [resigned] }, t)).toEqual([{ name: "Aveline" }]);
    expect(occupantKindText(resigned, t)).toBe("seats.caretaker");
  });

  it("are marked where others may bear the same name", () => {
    const guest = {
      kind: "person" as const,
      account: "a",
      name: "Aveline",
      isReady: false,
      companionOf: null,
      vacationUntil: null,
    };
    expect(occupantKindText({ ...guest, nameKind: "guest" }, t)).toBe("names.guest");
    expect(occupantKindText({ ...guest, nameKind: "unclaimed" }, t)).toBe("names.unclaimed");
    expect(occupantKindText({ ...guest, nameKind: "registered" }, t)).toBe("");
  });

  it("are marked, too, when a bot plays on for them", () => {
    const left = {
      kind: "caretaker" as const,
      bot: "medium" as const,
      openUntil: null,
      staysOpen: false,
      waits: false,
      ballots: [],
    };
    expect(occupantKindText({ ...left, account: "a", name: "Aveline", nameKind: "guest" }, t)).toBe(
      "seats.caretaker, names.guest",
    );
  });

  it("have their mark in their name where no line under it says so, and so has the host", () => {
    const marking = (key: string, values?: Record<string, unknown>) => `${values?.name ?? ""} ${key}`.trim();
    const person = { kind: "person" as const, isReady: false, companionOf: null, vacationUntil: null };
    const seats = [
      { ...person, account: "a", name: "Aveline", nameKind: "guest" as const },
      { ...person, account: "b", name: "Berta", nameKind: "registered" as const },
    ];
    const names = ["Aveline names.marked.guest", "Berta"];
    expect(markedPeopleOf({ seats }, marking).map(({ name }) => name)).toEqual(names);
    expect(["a", "b", "c"].map((host) => hostName({ seats, host }, marking))).toEqual([...names, null]);
  });
});
