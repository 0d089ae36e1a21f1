import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { accountReads } from "./account-reads.ts";

type Schemas = components["schemas"];

/** The requests of the pages of an account, and of the setup of a server. */
export const accountRequests = {
  rename: (body: Schemas["Rename"]) => bodyOf(client.PATCH("/v1/account", { body })),
  profile: accountReads(client).profile,
  changeProfile: (body: Schemas["ProfileChange"]) => bodyOf(client.PATCH("/v1/account/profile", { body })),
  sessions: () => bodyOf(client.GET("/v1/account/sessions")),
  endSession: (session: string) =>
    bodyOf(client.DELETE("/v1/account/sessions/{session}", { params: { path: { session } } })),
  endOtherSessions: () => bodyOf(client.DELETE("/v1/account/sessions")),
  changeEmail: (body: Schemas["NewEmail"]) => bodyOf(client.POST("/v1/account/email", { body })),
  resendConfirmation: () => bodyOf(client.POST("/v1/account/confirmation-emails")),
  confirmEmail: (token: string) => bodyOf(client.POST("/v1/confirmations", { body: { token } })),
  changePassword: (body: Schemas["NewPassword"]) => bodyOf(client.POST("/v1/account/password", { body })),
  requestPasswordReset: (email: string) => bodyOf(client.POST("/v1/password-resets", { body: { email } })),
  resetPassword: (body: Schemas["PasswordReset"]) => bodyOf(client.POST("/v1/password-resets/completion", { body })),
  beginTwoFactorSetup: (password: string) => bodyOf(client.POST("/v1/account/two-factor", { body: { password } })),
  confirmTwoFactor: (code: string) => bodyOf(client.POST("/v1/account/two-factor/confirmation", { body: { code } })),
  disableTwoFactor: (body: Schemas["PasswordAndCode"]) =>
    bodyOf(client.POST("/v1/account/two-factor/removal", { body })),
  deleteAccount: (body: Schemas["AccountDeletion"]) => bodyOf(client.POST("/v1/account/deletion", { body })),
  appealSanction: (sanction: string, body: Schemas["NewAppeal"]) =>
    bodyOf(client.POST("/v1/account/sanctions/{sanction}/appeal", { params: { path: { sanction } }, body })),
  mailbox: () => bodyOf(client.GET("/v1/dev/mailbox")),
  openSetupSession: (key: string) => bodyOf(client.POST("/v1/setup/session", { body: { key } })),
  setup: () => bodyOf(client.GET("/v1/setup")),
  becomeAdministrator: () => bodyOf(client.POST("/v1/setup/administrator")),
  registerAccount: (body: Schemas["NewRegistration"]) => bodyOf(client.POST("/v1/account/registration", { body })),
  vacation: () => bodyOf(client.GET("/v1/account/vacation")),
  startVacation: (body: Schemas["NewVacation"]) => bodyOf(client.POST("/v1/account/vacation", { body })),
  endVacation: () => bodyOf(client.DELETE("/v1/account/vacation")),
};
