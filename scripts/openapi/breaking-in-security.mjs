/**
 * Lists the credentials that were enough for an operation and no longer are. A requirement of the older document is met
 * by each alternative of the newer one that asks for nothing more.
 */
export function breakingInSecurity(older, newer) {
  const isEnough = (given) => newer.some((needed) => asksForNoMore(needed, given));
  return older.filter((given) => !isEnough(given)).map((given) => `security ${JSON.stringify(given)} is not enough`);
}

/** The alternatives of an operation; without any, everybody may call it. */
export function requirementsOf(document, { security = document.security ?? [] }) {
  return security.length === 0 ? [{}] : security;
}

function asksForNoMore(needed, given) {
  return Object.entries(needed).every(([scheme, values]) => {
    // The token of a session is accepted as a bearer token of every scope.
    if (scheme === "bearer" && given.session !== undefined) return true;
    const known = given[scheme];
    if (known === undefined) return false;
    return scheme === "cookie" ? acceptsRoles(values, known) : values.every((scope) => known.includes(scope));
  });
}

/** A cookie lists the roles of which one is enough; without roles, each session is. */
const acceptsRoles = (needed, known) =>
  needed.length === 0 || (known.length > 0 && known.every((role) => needed.includes(role)));
