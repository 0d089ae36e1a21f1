import { expect, it } from "vitest";
import { mergeMessages, pickMessages } from "./pick-messages.ts";

const messages = {
  lobby: { title: "Lobby", create: { title: "New game", name: "Name" } },
  village: { title: "Village", ask: { act: "Act" } },
  rules: { title: "Rules" },
};

it("picks groups of messages, and single ones", () => {
  expect(pickMessages(messages, ["lobby.create", "village"])).toEqual({
    lobby: { create: { title: "New game", name: "Name" } },
    village: { title: "Village", ask: { act: "Act" } },
  });
});

it("adds messages to the groups that are there", () => {
  expect(mergeMessages({ lobby: { title: "Lobby" } }, { lobby: { create: { name: "Name" } }, rules: {} })).toEqual({
    lobby: { title: "Lobby", create: { name: "Name" } },
    rules: {},
  });
});
