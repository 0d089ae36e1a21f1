import { z } from "zod";

/** The parameters of a picture; the OpenAPI document describes them. */
export const pictureParameters = z.strictObject({
  /** The version of the position; the newest that a spectator may see if left out. */
  at: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** The width of a PNG in pixels. */
  size: z.coerce.number().int().min(300).max(1200).default(1200),
  language: z.enum(["en", "fr"]).default("en"),
  theme: z.enum(["light", "dark"]).default("light"),
});

export interface PictureQuery extends z.output<typeof pictureParameters> {
  readonly game: string;
  readonly format: "svg" | "png";
}

export const pictureTypes = { svg: "image/svg+xml", png: "image/png" } as const;

const path = /^\/v1\/games\/([\w-]{1,64})\/position\.(svg|png)$/;

/** Whether a request is for the picture of a position. */
export const isPicturePath = (address: string): boolean => path.test(pathOf(address));

/** What a request for a picture asks for; `undefined` if its query cannot be read. */
export function pictureQuery(address: string): PictureQuery | undefined {
  const [, game = "", format] = path.exec(pathOf(address)) ?? [];
  const given = Object.fromEntries(new URLSearchParams(address.split("?")[1] ?? ""));
  const { data } = pictureParameters.safeParse(given);
  return data && { ...data, game, format: format === "png" ? "png" : "svg" };
}

const pathOf = (address: string) => address.split("?")[0] ?? "";
