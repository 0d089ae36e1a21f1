import { z } from "zod";

const version = z.coerce.number().int().min(1).max(2_147_483_647);
/** The parameters of an animation; the OpenAPI document describes them. */
export const animationParameters = z
  .strictObject({
    /** The first and the last version that are shown; the whole game if left out. */
    from: version.optional(),
    to: version.optional(),
    /** The width in pixels. */
    size: z.coerce.number().int().min(300).max(800).default(600),
    language: z.enum(["en", "fr"]).default("en"),
    theme: z.enum(["light", "dark"]).default("light"),
  })
  .refine(({ from = 1, to = Number.POSITIVE_INFINITY }) => from <= to);

export type AnimationFormat = "gif" | "webp";

export interface AnimationQuery extends z.output<typeof animationParameters> {
  readonly game: string;
  readonly format: AnimationFormat;
}

export const animationTypes = { gif: "image/gif", webp: "image/webp" } as const;

const path = /^\/v1\/games\/([\w-]{1,64})\/animation\.(gif|webp)$/;

/** Whether a request is for the animation of a game. */
export const isAnimationPath = (address: string): boolean => path.test(pathOf(address));

/** What a request for an animation asks for; `undefined` if its query cannot be read. */
export function animationQuery(address: string): AnimationQuery | undefined {
  const [, game = "", format] = path.exec(pathOf(address)) ?? [];
  const { data } = animationParameters.safeParse(Object.fromEntries(new URLSearchParams(address.split("?")[1] ?? "")));
  return data && { ...data, game, format: format === "webp" ? "webp" : "gif" };
}

const pathOf = (address: string) => address.split("?")[0] ?? "";
