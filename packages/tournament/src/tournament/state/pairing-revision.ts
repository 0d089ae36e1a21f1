/** Of the rules that pair rounds and rank players: raised when the same log could lead to other tables or another ranking. Stored with new tournaments. */
export const pairingRevision = 3;
