/** Id of the dialog with the user card. */
export const userCardId = 'konto'
