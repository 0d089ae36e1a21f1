import { describe, expect, it } from "vitest";
import { gameIn, oembedOf } from "./oembed.ts";

const origin = "https://seneschal.example";

describe("a link to embed", () => {
  it("leads to the page or the replay of a game on this site", () => {
    expect(gameIn(`${origin}/games/abc-1`, origin)).toEqual({ game: "abc-1", at: null });
    expect(gameIn(`${origin}/games/abc-1/replay?at=57&as=2`, origin)).toEqual({ game: "abc-1", at: 57 });
  });

  it.each([
    "https://elsewhere.example/games/abc-1",
    `${origin}/games/new`,
    `${origin}/players/abc-1`,
    `${origin}/games/abc-1/export`,
    "no address",
  ])("is none: %s", (link) => {
    expect(gameIn(link, origin)).toBeUndefined();
  });
});

describe("an embedded game", () => {
  const game = {
    origin,
    name: 'The "old" <road>',
    game: "abc-1",
    at: null,
    maxWidth: Number.NaN,
    maxHeight: Number.NaN,
  };

  it("is a frame with the name of the game as its title", () => {
    expect(oembedOf(game)).toMatchObject({
      version: "1.0",
      type: "rich",
      width: 800,
      height: 464,
      html: `<iframe src="${origin}/embed/games/abc-1" width="800" height="464" title="The &quot;old&quot; &lt;road&gt;" style="border:0" loading="lazy"></iframe>`,
    });
  });

  it("fits into the size that the other site allows", () => {
    expect(oembedOf({ ...game, maxWidth: 400 })).toMatchObject({ width: 400, height: 254 });
    expect(oembedOf({ ...game, maxHeight: 254 })).toMatchObject({ width: 400, height: 254 });
  });

  it("shows the step of the link", () => {
    expect(oembedOf({ ...game, at: 57 })).toMatchObject({
      html: expect.stringContaining("/embed/games/abc-1?at=57"),
      thumbnail_url: `${origin}/v1/games/abc-1/position.png?at=57`,
    });
  });
});
