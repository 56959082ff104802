/** Returns the ticket of a claim, which people read to each other: the last eight digits of its id. */
export const ticketOf = (claimId: string): string => claimId.replaceAll('-', '').slice(-8).toUpperCase()
