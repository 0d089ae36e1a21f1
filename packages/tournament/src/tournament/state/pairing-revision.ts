/** Of the rules that pair rounds: raised when the same log could lead to other tables. Stored with new tournaments. */
export const pairingRevision = 3;
