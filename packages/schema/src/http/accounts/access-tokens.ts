import { z } from "zod";
import { instant } from "../../ids.ts";
import { readableText } from "../readable-text.ts";
import { scope, scopes } from "./scopes.ts";

/** How many access tokens an account can have. */
export const accessTokensMax = 50;

export const newAccessToken = z
  .strictObject({
    name: readableText(60).meta({ description: "What the token is for." }),
    scopes: z
      .array(scope)
      .min(1)
      .max(scopes.length)
      .refine((list) => new Set(list).size === list.length, "names a scope twice")
      .meta({ description: "What the token may do; each scope once." }),
    expiresAt: instant
      .nullable()
      .default(null)
      .meta({ description: "When the token expires; null: never. Must be in the future." }),
  })
  .meta({ id: "NewAccessToken" });

const fields = {
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: instant,
  lastUsedAt: instant.nullable().meta({ description: "Last use, to about one minute; null: never used." }),
  expiresAt: instant.nullable().meta({ description: "Null: the token does not expire." }),
};
/** A token that lets a program act for an account. */
export const accessToken = z.object(fields).meta({ id: "AccessToken" });
export const accessTokenList = z.object({ tokens: z.array(accessToken) }).meta({ id: "AccessTokenList" });
export const createdAccessToken = z
  .object({ ...fields, token: z.string().meta({ description: "The token, which is shown only here." }) })
  .meta({ id: "CreatedAccessToken" });
