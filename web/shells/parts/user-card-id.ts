/** The dialog with the card of the one who has signed in. */
export const userCardId = 'konto'
