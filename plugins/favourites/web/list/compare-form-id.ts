/** Id of the form that opens the comparison; the checkboxes on the cards belong to it. */
export const compareFormId = 'porownaj'
