/** Problems of accounts, sign-in and what an account may do. */
export const accountProblems = {
  "not-signed-in": {
    status: 401,
    title: "Not signed in",
    help: "Send the session cookie or `Authorization: Bearer …`. POST /v1/guests creates a guest session.",
  },
  "wrong-credentials": {
    status: 401,
    title: "Wrong e-mail or password",
    help: "Check both. Guests without an account have no password.",
  },
  "second-factor-needed": {
    status: 401,
    title: "Two-factor code required",
    help: "Repeat the request with `code`: six digits from the authenticator app, or a backup code.",
  },
  "wrong-code": {
    status: 401,
    title: "Wrong or expired code",
    help: "Each code works once, for one minute. Wait for the next one, and check the clock of the device.",
  },
  "wrong-passkey": {
    status: 401,
    title: "The passkey was not accepted",
    help: "It may have been removed from the account, or the attempt took too long. Start again, or sign in with the password.",
  },
  "passkeys-unavailable": {
    status: 409,
    title: "Passkeys do not work at this address",
    help: "Passkeys need https and the address in `SITE_URL`.",
  },
  "link-spent": {
    status: 409,
    title: "The link is no longer valid",
    help: "It was already used, or it has expired. Request a new one.",
  },
  forbidden: { status: 403, title: "Permission denied", help: "Only its owner may do this." },
  "scope-missing": {
    status: 403,
    title: "The token lacks a scope",
    help: "`scope` names it. Create a token with it on the page /account/tokens, or for a bot account on /account/bots; an app asks its user again.",
  },
  "session-required": {
    status: 403,
    title: "Not available to access tokens",
    help: "Sign in on the site, or send the token of a session (POST /v1/sign-in). Never available to access tokens: passwords, passkeys, two-factor authentication, e-mail address, registration and name of an account; its sessions, tokens, connected apps and bot accounts; its export, deletion and appeals; roles of staff.",
  },
  "registration-required": {
    status: 403,
    title: "Not available to guests",
    help: "Create an account first: POST /v1/account/registration.",
  },
  "name-kept": {
    status: 409,
    title: "This account is already registered",
    help: "Change its e-mail address or password instead.",
  },
  "name-taken": {
    status: 409,
    title: "This name, or one that looks the same, is already registered",
    help: "Choose another name. Upper and lower case and similar letters of other scripts count as the same.",
  },
  "email-not-verified": {
    status: 403,
    title: "Your e-mail address is not confirmed",
    help: "You need a confirmed e-mail address to write in public games and tournaments. Create an account, then open the link in the e-mail.",
  },
  muted: {
    status: 403,
    title: "You are muted",
    help: "`sanctions` of your account gives the reason and the end date. You can appeal once.",
  },
  banned: {
    status: 403,
    title: "You are banned",
    help: "`sanctions` of your account gives the reason and the end date. You can only read, appeal and leave games.",
  },
  "last-administrator": {
    status: 409,
    title: "The server needs at least one administrator",
    help: "Make another account an administrator first.",
  },
  "no-days-left": {
    status: 409,
    title: "Not enough vacation days",
    help: "You earn one day every eight days, and you can have one vacation at a time.",
  },
  "address-refused": {
    status: 422,
    title: "This address cannot be used",
    help: "It must be an https URL on the public internet, without user name or password.",
  },
  "list-full": {
    status: 409,
    title: "The list is full",
    help: "Remove an entry before you add another.",
  },
};
