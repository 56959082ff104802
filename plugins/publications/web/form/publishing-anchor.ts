/** Id of the part of the form in which a moment of publishing is chosen. */
export const publishing = 'publikacja'
